import { consumerComplaints } from '../../claims/facts/case-facts.ts';
import type { Jurisdiction } from '../../claims/jurisdictions.ts';
import type { Argue } from './argument.ts';
import { argueComplaint } from './consumer-complaints.ts';

const remedies: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'Faulty goods may be sent back for a refund if rejected promptly; later on the trader has one opportunity to repair or replace them, after which the buyer may have the price reduced or reject them after all (sections 20 to 24). A service done badly is to be done again or its price reduced (sections 54 to 56). A fault that shows within the first six months is generally presumed to have been there from the start. The Act leaves damages for breach of contract available as well.',
  Scotland:
    'The Act is in force in Scotland, and the buyer has the same ladder of remedies there: an early right to reject, then repair or replacement at the trader’s cost, then a reduction in price or a final rejection; for a service, repeat performance or money off. As a rule it is for the trader to prove that a fault which comes to light within six months was not there on delivery. Damages for breach of contract are preserved.',
  'Northern Ireland':
    'Northern Ireland has the same Act. It gives a shopper first a short-term right to hand faulty goods back, next a right to have them mended or exchanged without significant inconvenience, and finally a price reduction or a refund. Poor work has to be done again, or its price brought down. During the first six months it is in most cases the seller who must prove that goods were sound when supplied. Ordinary contract damages are still open to the consumer.',
};

/** By what the consumer complains of; by all of the Act's promises where that was not told. */
export const argueConsumerRights: Argue = (facts) => {
  const complaint = consumerComplaints.find((one) => one === facts.complaint);
  return (complaint ? argueComplaint[complaint] : argueAnyComplaint)(facts);
};

const argueAnyComplaint: Argue = ({ claimant, date, preposition, jurisdiction }) => ({
  about: 'goods, services or digital content that you supplied',
  basis: [
    `${claimant} bought from you as a consumer, and you supplied in the course of a business. What was supplied ${preposition} or about ${date} was not what a customer is entitled to.`,
    'The Consumer Rights Act 2015 makes certain promises part of every such sale, and a trader cannot contract out of them. Goods must be of satisfactory quality, fit for their purpose and as described (sections 9 to 11); digital content must meet the like standard (sections 34 to 36); a service must be carried out with reasonable care and skill (section 49), and what the trader says about it beforehand can bind (section 50).',
    remedies[jurisdiction],
    'A notice in the shop, a clause in small print or a manufacturer’s guarantee does not take these rights away. If you are ready to put things right by another of these routes, such as a repair at your expense, say by which and how soon.',
  ],
  calculation:
    'That is the refund, reduction in price or cost of putting matters right to which the buyer is said to be entitled.',
  documents:
    'your order record, terms of sale and any inspection or repair report, and say what you did when you were told of the problem',
});
