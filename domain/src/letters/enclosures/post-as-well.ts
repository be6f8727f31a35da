import { debtEnclosureTitles } from './enclosure-names.ts';

const list = `${debtEnclosureTitles.slice(0, -1).join(', ')} and ${debtEnclosureTitles.at(-1)}`.toLowerCase();

/**
 * To the claimant of a debt letter: why the e-mail alone does not do. Source: Pre-Action Protocol for Debt Claims, 3.3
 * (docs/legal-review.md, row 4).
 */
export const postAsWell = {
  title: 'Post this letter as well',
  enclosed: `You claim a debt as a business from an individual or a sole trader, so your letter goes out with the papers that the protocol for debts asks for: ${list}.`,
  why: 'The protocol wants the letter and these papers sent by post, on the day of the letter or the next day. The e-mail brings them sooner, but in court the posted letter is what counts.',
  how: 'Print the letter with its papers, post it first class and ask for a certificate of posting. If they have asked you in writing not to send post, the e-mail is enough.',
} as const;
