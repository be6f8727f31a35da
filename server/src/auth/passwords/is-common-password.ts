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

/** Words that an attacker of this site in particular tries, with a year or a sign beside them. */
const contextWords = [
  'plainclaim',
  'plain-claim',
  'smallclaims',
  'smallclaim',
  'letterbeforeaction',
  'moneyclaim',
];
/** A password with at least so many characters beside such a word is not refused. */
const ownCharacters = 6;

/**
 * Whether an attacker tries it first: a listed one, one or two characters again and again, a row of the keyboard, or the
 * name of this site and its subject with little more.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return (
    commonPasswords.has(plain) ||
    repeatsTwo(plain) ||
    runs.some((run) => run.includes(plain)) ||
    isContextWord(plain)
  );
}

/** Also where digits and signs stand for letters, as in `pl4inclaim`. */
function isContextWord(plain: string): boolean {
  const spelled = plain.replaceAll('1', 'l').replaceAll('@', 'a').replaceAll('4', 'a').replaceAll('!', 'i');
  return [plain, spelled].some((text) =>
    contextWords.some((word) => text.includes(word) && text.length - word.length < ownCharacters),
  );
}

const repeatsTwo = (plain: string): boolean => plain.startsWith(plain.slice(2));
