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

/** Words that an attacker of this site tries with a year or a sign added. */
const contextWords = [
  'plainclaim',
  'plain-claim',
  'smallclaims',
  'smallclaim',
  'letterbeforeaction',
  'moneyclaim',
];
/** With at least this many other characters, a password with such a word is accepted. */
const ownCharacters = 6;

/**
 * Whether an attacker tries this password early: a listed one, also doubled, spelled with digits, or followed
 * by a year or signs; a few repeated characters; a keyboard row; or this site's name or subject with little
 * added.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  return (
    isListed(plain) || repeatsFew(plain) || runs.some((run) => run.includes(plain)) || isContextWord(plain)
  );
}

/**
 * Also checks half of a doubled password and the part before at most five trailing digits and signs, with
 * digits and signs read as letters.
 */
function isListed(plain: string): boolean {
  const half = plain.slice(0, plain.length / 2);
  const whole = half + half === plain ? half : plain;
  let end = whole.length;
  while (end > 0 && !isLetter(whole.charAt(end - 1))) end -= 1;
  const word = whole.slice(0, end);
  const spelled = [...word].map((one) => lettersOf[one] ?? one).join('');
  const hasLittleMore = whole.length - end <= mostAfterWord;
  return [whole, ...(hasLittleMore ? [word, spelled] : [])].some((one) => commonPasswords.has(one));
}

const isLetter = (one: string): boolean => one >= 'a' && one <= 'z';

const mostAfterWord = 5;
const lettersOf: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
};

/** Also with digits and signs read as letters, as in `pl4inclaim`. */
function isContextWord(plain: string): boolean {
  const spelled = plain.replaceAll('1', 'l').replaceAll('@', 'a').replaceAll('4', 'a').replaceAll('!', 'i');
  return [plain, spelled].some((text) =>
    contextWords.some((word) => text.includes(word) && text.length - word.length < ownCharacters),
  );
}

/** A repeated sequence of one to four characters. */
const repeatsFew = (plain: string): boolean =>
  [2, 3, 4].some((length) => plain.length >= 2 * length && plain.startsWith(plain.slice(length)));
