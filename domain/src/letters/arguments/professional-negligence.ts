import type { Jurisdiction } from '../../claims/jurisdictions.ts';
import { type Argue, atStart } from './argument.ts';

const law: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'Anyone who practises a profession must show the skill and care of a reasonably competent member of it. That standard is a term of the retainer, by section 13 of the Supply of Goods and Services Act 1982 or, where the client was a consumer, section 49 of the Consumer Rights Act 2015, and a duty in tort stands beside it. Differences of opinion within a profession are no breach; advice or work that no competent practitioner would have given is.',
  Scotland:
    'The test is the one laid down in Hunter v Hanley: was the course taken one that no professional person of ordinary skill would have followed if acting with ordinary care? The duty arises from the engagement itself and, side by side with it, in delict. A mere error of judgment does not meet the test. What is described above is said to do so.',
  'Northern Ireland':
    'A person who undertakes professional work promises the competence of that calling. The promise is implied by section 13 of the Supply of Goods and Services Act 1982, which reaches Northern Ireland, and the common law imposes a like duty outside the contract. The question is not whether the result was a disappointment but whether the work fell below what responsible members of your profession would accept.',
};

/** For people who were not the client: no contract may be argued. */
const dutyOfCare: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'Somebody who practises a profession and takes on responsibility towards another, whose reliance is to be expected, owes that person the skill and care of a reasonably competent member of the profession, whether or not there is a contract between them. Differences of opinion within a profession are no breach; advice or work that no competent practitioner would have given is.',
  Scotland:
    'The test is the one laid down in Hunter v Hanley: was the course taken one that no professional person of ordinary skill would have followed if acting with ordinary care? The duty relied on here arises in delict, which asks for no engagement between the two sides but for reliance that was to be expected. A mere error of judgment does not meet the test. What is described above is said to do so.',
  'Northern Ireland':
    'The common law imposes a duty of care on somebody who does professional work on which another can be expected to rely, outside any contract. The question is not whether the result was a disappointment but whether the work fell below what responsible members of your profession would accept.',
};

export const argueProfessionalNegligence: Argue = (facts) => {
  const { claimant, role, date, preposition, jurisdiction } = facts;
  const isClient = facts.relies !== 'on-no-agreement';
  return {
    about: 'professional work that you undertook',
    basis: [
      `${isClient ? 'You were engaged' : 'You acted'} in your professional capacity. ${claimant} relied on you to do that work properly and contends that ${preposition} ${date}, or in the matter which that date concerns, you did not.`,
      (isClient ? law : dutyOfCare)[jurisdiction],
      `It also has to be shown that the failing made a difference. ${atStart(role)}’s position is that, properly advised or served, the outcome would have been better by the sum claimed, or that this much was spent on undoing the consequences.`,
      'Please report this letter to your professional indemnity insurer straight away; most policies require it. Please also say whether you will deal with the matter under your complaints procedure. Any right to go to an ombudsman or to your professional body is unaffected.',
    ],
    calculation:
      'That is said to be the difference between the position as it is and the position competent work would have produced.',
    documents: `${isClient ? 'the letter of engagement, ' : ''}your file of advice and correspondence, and your notes of meetings and calls`,
  };
};
