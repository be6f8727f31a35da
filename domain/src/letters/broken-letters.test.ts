import { describe, expect, it } from 'vitest';
import type { IssueType } from '../claims/issue-types.ts';
import type { Jurisdiction } from '../claims/jurisdictions.ts';
import { checkLetter, type LetterRule } from './check-letter.ts';
import { disputeFeeSentence } from './constants.ts';
import { draftLetter } from './draft-letter.ts';
import { isBlocking } from './letter-problem.ts';
import { sampleClaim } from './testing/sample-claims.ts';

type Edit = (letter: string) => string;
type Where = readonly [IssueType, Jurisdiction];

const english: Where = ['Contract Dispute', 'England & Wales'];
const scottish: Where = ['Contract Dispute', 'Scotland'];
const irish: Where = ['Contract Dispute', 'Northern Ireland'];
const injury: Where = ['Personal Injury', 'Scotland'];
const debt: Where = ['Debt Recovery', 'England & Wales'];

/** Every time it occurs. */
const swap =
  (from: string, to: string): Edit =>
  (letter) =>
    letter.replaceAll(from, to);

/** A paragraph after the opening, where an edit would most likely go. */
const add =
  (paragraph: string): Edit =>
  (letter) =>
    letter.replace('\n\nWHAT HAPPENED', () => `\n\n${paragraph}\n\nWHAT HAPPENED`);

/** A section with its heading. */
const cut =
  (heading: string, next: string): Edit =>
  (letter) =>
    letter.slice(0, letter.indexOf(`${heading}\n`)) + letter.slice(letter.indexOf(`${next}\n`));

const broken: readonly (readonly [string, LetterRule, Where, Edit])[] = [
  // What must be there.
  ['no amount', 'amount', english, swap('£2,850', 'the sum')],
  ['another amount throughout', 'amount', english, swap('2,850', '2,580')],
  ['no incident date', 'incident-date', english, swap('14 August 2026', 'last summer')],
  ['another incident date throughout', 'incident-date', english, swap('14 August 2026', '14 August 2025')],
  ['the claimant not named', 'parties', english, swap('Amelia Hart', 'the claimant')],
  ['another defendant', 'parties', english, swap('Northgate Kitchens', 'Southgate Kitchens')],
  ['no last day', 'deadline', english, swap('29 November 2026', 'the deadline')],
  [
    'another last day where the days are named',
    'deadline',
    english,
    swap('that is by 29 November 2026', 'that is by 30 November 2026'),
  ],
  [
    'another last day for the three options',
    'deadline',
    english,
    swap('options by 29 November 2026', 'options by 24 November 2026'),
  ],
  ['another amount to be paid', 'amount', english, swap('way to pay £2,850.00', 'way to pay £3,510.00')],
  ['another amount in court', 'amount', english, swap('could ask for £2,850.00', 'could ask for £8,550.00')],
  [
    'a sum on top of the amount',
    'amount',
    english,
    swap('The claimant claims £2,850.00.', 'The claimant claims £2,850.00 and a further £2,000 for stress.'),
  ],
  ['no FAILURE TO RESPOND', 'failure-to-respond', english, cut('FAILURE TO RESPOND', 'COURT PROCEEDINGS')],
  [
    'FAILURE TO RESPOND left empty',
    'failure-to-respond',
    english,
    (letter) =>
      cut(
        'FAILURE TO RESPOND',
        'COURT PROCEEDINGS',
      )(letter).replace('COURT PROCEEDINGS\n', 'FAILURE TO RESPOND\n\nCOURT PROCEEDINGS\n'),
  ],
  ['no COURT PROCEEDINGS', 'court-proceedings', english, cut('COURT PROCEEDINGS', 'ADVICE AND SUPPORT')],
  ['no PRE-ACTION CONDUCT', 'pre-action-conduct', english, cut('PRE-ACTION CONDUCT', 'HOW TO RESPOND')],
  ['no HOW TO RESPOND', 'how-to-respond', english, cut('HOW TO RESPOND', 'FAILURE TO RESPOND')],
  ['no option to pay in full', 'how-to-respond', english, (letter) => letter.replace(/\n✅.*\n/, '\n')],
  ['no partial option', 'how-to-respond', english, (letter) => letter.replace(/\n❓.*\n/, '\n')],
  ['no option to dispute', 'how-to-respond', english, (letter) => letter.replace(/\n❌.*\n/, '\n')],
  ['a reply phrase reworded', 'how-to-respond', english, swap('I agree to pay', 'I accept')],
  ['the dispute fee dropped', 'how-to-respond', english, swap(` ${disputeFeeSentence}`, '')],
  [
    'a fourth option',
    'how-to-respond',
    english,
    (letter) => letter.replace('\n\nFAILURE', '\n\n✅ PAY TWICE in full. I agree to pay.\n\nFAILURE'),
  ],
  ['an option outside its section', 'how-to-respond', english, add('✅ I agree to pay')],
  // The law of the place.
  ['the rules not named', 'legal-framing', english, swap('Civil Procedure Rules', 'rules of court')],
  ['the court not named', 'legal-framing', english, swap('County Court', 'court')],
  [
    'a Scottish court in an English letter',
    'legal-framing',
    english,
    add('A claim may be raised in the Sheriff Court.'),
  ],
  [
    'an English court in a Scottish letter',
    'legal-framing',
    scottish,
    add('A claim may be issued in the County Court.'),
  ],
  [
    'English rules in a Scottish letter',
    'legal-framing',
    scottish,
    add('This follows the Civil Procedure Rules.'),
  ],
  [
    'the practice direction in a Northern Irish letter',
    'legal-framing',
    irish,
    add('See the Practice Direction on Pre-Action Conduct.'),
  ],
  [
    'Scottish procedure in a Northern Irish letter',
    'legal-framing',
    irish,
    add('It may go by Simple Procedure.'),
  ],
  [
    'an English statute in a Scottish letter',
    'legal-framing',
    scottish,
    add('See the Landlord and Tenant Act 1985.'),
  ],
  [
    'the protocol without its suffix',
    'legal-framing',
    injury,
    add('See the Pre-Action Protocol for Personal Injury Claims.'),
  ],
  [
    'the debt protocol for a contract claim',
    'legal-framing',
    english,
    add('The Pre-Action Protocol for Debt Claims applies.'),
  ],
  [
    'the debt protocol not named for a debt',
    'legal-framing',
    debt,
    swap('Pre-Action Protocol for Debt Claims', 'protocol'),
  ],
  // Another demand than the claim's.
  ['another total', 'amount', english, add('Please pay £3,200 to settle this.')],
  ['another total claimed', 'amount', english, add('Amelia Hart claims £2,950.')],
  ['another total in words', 'amount', english, add('You must pay five thousand pounds.')],
  ['another total in short', 'amount', english, add('I want £3k.')],
  [
    'another total after its label',
    'amount',
    english,
    swap('Amount claimed: £2,850.00', 'Amount claimed: £285.00'),
  ],
  ['more than is claimed', 'amount', english, add('You owe me £28,500.')],
  ['another currency', 'amount', english, add('Please pay €2,850.00 if you prefer.')],
  ['another fee to dispute', 'how-to-respond', english, swap('£25', '£75')],
  [
    'another day of the incident',
    'incident-date',
    english,
    swap('Date of the events: 14', 'Date of the events: 15'),
  ],
  ['another sender at the head', 'parties', english, swap('From: Amelia Hart', 'From: Mallory Pike')],
  ['another recipient at the head', 'parties', english, swap('To: Northgate Kitchens Ltd', 'To: Sam Reed')],
  ['another last day', 'deadline', english, add('Please reply by 20 November 2026.')],
  ['a weekday to reply by', 'deadline', english, add('You have until Friday to pay.')],
  ['hours to reply', 'deadline', english, add('I will give you 48 hours.')],
  ['another day for the money', 'deadline', english, add('I expect the money by 25/11/2026.')],
  ['another day without its year', 'deadline', english, add('I expect the money by 1st December.')],
  ['the end of a month', 'deadline', english, add('Payment must reach me by the end of November.')],
  ['a sum to send', 'amount', english, add('Send me £3,500.')],
  ['a sum to transfer', 'amount', english, add('Kindly transfer £3,750 to my account.')],
  ['a new total', 'amount', english, add('The new total, with interest, comes to £3,240.')],
  ['another last day at the head', 'deadline', english, swap('Please reply by: 29', 'Please reply by: 28')],
  [
    'dots of an earlier drafter',
    'account',
    english,
    add(
      'This is an extract. Dots stand for words that were left out here, such as other sums and dates; you may ask for the full account.',
    ),
  ],
  [
    'a shorter time to reply',
    'deadline',
    english,
    add('You must reply within 7 days of the date of this letter.'),
  ],
  ['a shorter time in words', 'deadline', english, add('Please pay within a week of receiving this letter.')],
  ['a vague time to reply', 'deadline', english, add('Payment is expected by the end of the week.')],
  // Gaps, pressure, pretence and marks.
  ['a gap left by a writer', 'placeholders', english, add('Yours, [Your Name]')],
  ['a gap in braces', 'placeholders', english, add('Dear {{defendant}}')],
  ['a line to fill in', 'placeholders', english, add('Signed: ________')],
  ['a known placeholder in small letters', 'placeholders', english, swap('[DATE]', '[date]')],
  ['the reference removed', 'placeholders', english, swap('[CLAIM_REFERENCE]', '')],
  ['the signature removed', 'placeholders', english, swap('[SENDER_NAME]', 'Amelia')],
  ['a threat of the police', 'threats', english, add('If you do not pay I will report you to the police.')],
  ['a threat of prosecution', 'threats', english, add('You could face criminal prosecution for this.')],
  ['a threat of publicity', 'threats', english, add('Otherwise we shall post about you on social media.')],
  ['a threat to tell the employer', 'threats', english, add('I may have to inform your employer.')],
  ['a threat of violence', 'threats', english, add('Pay, or you will regret it.')],
  ['a threat to call round', 'threats', english, add('Someone will come round to your house.')],
  ['a threat to credit', 'threats', english, add('This will ruin your credit rating.')],
  ['posing as a law firm', 'sender', english, add('We are solicitors for the claimant.')],
  ['speaking of a client', 'sender', english, add('Our client has suffered loss.')],
  ['posing as a court', 'sender', english, add('This is a court summons.')],
  ['not saying what the sender is', 'sender', english, swap('It is not a law firm, gives', 'It gives')],
  ['bold text', 'markup', english, swap('LETTER BEFORE ACTION', '**LETTER BEFORE ACTION**')],
  ['a Markdown heading', 'markup', english, swap('\nWHAT HAPPENED', '\n# WHAT HAPPENED')],
  ['HTML', 'markup', english, add('<p>Please pay.</p>')],
  ['an entity', 'markup', english, add('Hart &amp; Sons')],
  ['a link in Markdown', 'markup', english, add('See [the terms](terms).')],
  ['a code fence', 'markup', english, (letter) => `\`\`\`\n${letter}\n\`\`\``],
];

describe('a broken letter is caught', () => {
  it.each(broken)('%s', (_, rule, where, edit) => {
    const context = sampleClaim(...where);
    const letter = edit(draftLetter(context));
    expect(letter).not.toBe(draftLetter(context));
    const problems = checkLetter(letter, context, 'draft').filter(isBlocking);
    expect(problems.map((problem) => problem.rule)).toContain(rule);
    for (const { kind, line, excerpt, message } of problems) {
      expect(message).toMatch(/^["A-Z].*\.$/s);
      if (kind === 'contradiction') expect(excerpt).not.toBe('');
      if (line !== null) expect(letter.split('\n').length).toBeGreaterThanOrEqual(line);
    }
  });
});

const doubtful: readonly (readonly [string, LetterRule, string])[] = [
  ['an insult', 'insults', 'They are thieves.'],
  ['an insult with stars', 'insults', 'They are f**king useless.'],
  ['a sentence in capitals', 'capitals', 'YOU NEVER EVEN ANSWERED MY CALLS.'],
  ['an e-mail address', 'private-data', 'Write to me at amelia@example.org instead.'],
  ['a web address', 'private-data', 'See https://quick-kitchens.example/terms for it.'],
  ['another postcode', 'private-data', 'The workshop is at SW1A 1AA.'],
  ['a telephone number', 'private-data', 'His wife is on 07700 900123.'],
  ['a telephone number at a bank', 'private-data', 'His bank rang me from 07700 900123.'],
  ['bank details', 'private-data', 'It went to account 12345678 at the bank.'],
  ['a National Insurance number', 'private-data', 'His number is AB 12 34 56 C.'],
  ['a date of birth', 'private-data', 'His date of birth is 3 May 1980.'],
  ['another total', 'amount', 'They have had £3,900 in all.'],
  ['a multiple that the law gives', 'amount', 'By law they owe three times the deposit, £8,550.'],
  ['a part that is owed', 'amount', 'You also owe £350 for the delay.'],
  ['a sum on top', 'amount', 'Plus £250 for my trouble.'],
  ['a fee on top', 'amount', 'A £50 late fee will be added.'],
  ['a surcharge', 'amount', 'A late fee of 20% will be added.'],
];

describe('a sentence with the amount and other sums is let through', () => {
  it.each([
    'The £2,850.00 is £1,850.00 paid in June and a further £1,000.00 paid in July.',
    'I had paid £2,850.00, and was asked for another £400.',
    'Amelia Hart offered to end it for another £100 off the £2,850.00.',
  ])('%s', (sentence) => {
    const context = sampleClaim(...english);
    expect(checkLetter(add(sentence)(draftLetter(context)), context, 'draft').filter(isBlocking)).toEqual([]);
  });
});

describe('a doubtful letter is warned about, and may go out', () => {
  it.each(doubtful)('%s', (_, rule, sentence) => {
    const context = sampleClaim(...english);
    const problems = checkLetter(add(sentence)(draftLetter(context)), context, 'draft');
    expect(problems.map((problem) => [problem.rule, problem.kind])).toEqual([[rule, 'warning']]);
  });
});
