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
 * Whether an attacker tries it first: a listed one, also with a year or signs behind it, twice, or spelled with digits; a few
 * characters again and again, a row of the keyboard, or the name of this site and its subject with little more.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  return (
    isListed(plain) || repeatsFew(plain) || runs.some((run) => run.includes(plain)) || isContextWord(plain)
  );
}

/** Also its half, and what stands before at most five digits and signs, where digits and signs may stand for letters. */
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

/** Also where digits and signs stand for letters, as in `pl4inclaim`. */
function isContextWord(plain: string): boolean {
  const spelled = plain.replaceAll('1', 'l').replaceAll('@', 'a').replaceAll('4', 'a').replaceAll('!', 'i');
  return [plain, spelled].some((text) =>
    contextWords.some((word) => text.includes(word) && text.length - word.length < ownCharacters),
  );
}

/** One to four characters again and again. */
const repeatsFew = (plain: string): boolean =>
  [2, 3, 4].some((length) => plain.length >= 2 * length && plain.startsWith(plain.slice(length)));
