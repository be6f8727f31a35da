import { findAll, problemAt, type RuleCheck } from '../reading/read-letter.ts';

const extract = /This is an extract\. Dots stand for words that were left out here/g;

/** Letters were once written with dots in place of sums and dates. None may go out so any more. */
export const checkAccount: RuleCheck = (reading) =>
  findAll(reading.plain, extract).map((find) =>
    problemAt(
      reading,
      'account',
      find,
      'This letter leaves out parts of your account. Press "Write the letter again": it will hold all of it.',
    ),
  );
