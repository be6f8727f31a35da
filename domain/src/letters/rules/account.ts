import { findAll, type LetterReading, missing, problemAt, type RuleCheck } from '../reading/read-letter.ts';

const extract = /This is an extract\. Dots stand for words that were left out here/g;

/** Letters were once written with dots in place of sums and dates. None may go out so any more. */
export const checkAccount: RuleCheck = (reading) => [
  ...findAll(reading.plain, extract).map((find) =>
    problemAt(
      reading,
      'account',
      find,
      'This letter leaves out parts of your account. Press "Write the letter again": it will hold all of it.',
    ),
  ),
  ...(isEmptied(reading)
    ? [missing('account', 'The letter no longer says what happened. Write it under WHAT HAPPENED.')]
    : []),
];

/** The heading stands, and under it no word but our own sentence that leads to the account. */
function isEmptied({ plain, account }: LetterReading): boolean {
  if (account.to === 0) return false;
  const words = plain
    .slice(account.from, account.to)
    .replace(/^[^\n]*/, '')
    .replace(/^[^\n]{0,600} in these words:/m, '');
  return !/[\p{L}\p{N}]/u.test(words);
}
