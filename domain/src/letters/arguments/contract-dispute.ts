import type { Jurisdiction } from '../../claims/jurisdictions.ts';
import { type Argue, atStart } from './argument.ts';
import { argueWithoutAgreement } from './without-agreement.ts';

const law: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'Under the law of England and Wales an agreement made in return for something of value is binding whether it was signed, exchanged by e-mail or only spoken. Whoever breaks one of its terms must, so far as money can do it, put the other side where it would have been had the term been kept. If the contract was for a service, the Supply of Goods and Services Act 1982 adds that the work be done with reasonable care and skill and, if no time was fixed, within a reasonable time.',
  Scotland:
    'Under Scots law a promise seriously meant and accepted creates an obligation, and an ordinary agreement of this kind needs no special form or writing. A party in breach is liable in damages for the loss that follows naturally from the breach. The two sides of a contract also depend on one another: somebody who has not performed cannot, as a rule, keep the price of the performance.',
  'Northern Ireland':
    'The common law of contract, as the courts of Northern Ireland apply it, holds people to agreements made for value, written or not. Damages are measured by what the innocent party would have had if the bargain had been carried out. For a service, the Supply of Goods and Services Act 1982, which extends to Northern Ireland, implies into the contract a term that it is carried out with reasonable care and skill.',
};

export const argueContractDispute: Argue = (facts) =>
  facts.relies === 'on-no-agreement' ? argueWithoutAgreement(facts) : argueContract(facts);

const argueContract: Argue = ({ claimant, role, date, jurisdiction }) => ({
  about: 'a contract that was not kept',
  basis: [
    `There was a contract between you and ${claimant}. The complaint is that your side of it was not performed: not at all, not in time, or not as agreed. The breach complained of dates from ${date}.`,
    law[jurisdiction],
    `${atStart(role)} is not asking for a penalty. What is asked for is the value of the bargain that was made: the price of what was paid for and not received, or the reasonable cost of having somebody else finish or correct it. If you say that a term was different from the one relied on here, that it was changed later, or that something excused you from keeping it, please point to the words or events you rely on.`,
  ],
  calculation: 'That is the loss said to flow from the breach.',
  documents:
    'your copy of the contract, order or quotation, the messages in which its terms were settled, and your record of what was done under it',
});
