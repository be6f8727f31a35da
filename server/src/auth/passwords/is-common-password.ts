import { commonPasswords } from './common-passwords.ts';

const keyboardRows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const runs = keyboardRows.flatMap((row) => [row, [...row].reverse().join('')]);

/** Whether an attacker tries it first: a listed one, one or two characters again and again, or a row of the keyboard. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return commonPasswords.has(plain) || repeatsTwo(plain) || runs.some((run) => run.includes(plain));
}

const repeatsTwo = (plain: string): boolean => plain.startsWith(plain.slice(2));
