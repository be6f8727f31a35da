import type { ConsumerComplaint } from '../../claims/facts/case-facts.ts';
import type { Jurisdiction } from '../../claims/jurisdictions.ts';
import type { Argue } from './argument.ts';

const damages: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales': 'Damages for breach of contract remain available as well.',
  Scotland: 'The Act is in force in Scotland, where damages for breach of contract are preserved beside it.',
  'Northern Ireland':
    'The same Act applies in Northern Ireland, where ordinary contract damages are still open to the consumer.',
};

const smallPrint =
  'A notice in the shop, a clause in small print or a manufacturer’s guarantee does not take these rights away.';
const anotherWay =
  'If you are ready to put things right by another of these routes, such as a repair at your expense, say by which and how soon.';
const whatWasDone = 'and say what you did when you were told of the problem';

/** One argument for each thing a consumer can complain of, and of that alone: Consumer Rights Act 2015, chapters 2 to 4. */
export const argueComplaint: Readonly<Record<ConsumerComplaint, Argue>> = {
  'goods-faulty': ({ claimant, date, preposition, jurisdiction }) => ({
    about: 'faulty goods that you supplied',
    basis: [
      `${claimant} bought goods from you as a consumer, and you supplied them in the course of a business. What was supplied ${preposition} or about ${date} was not what a buyer is entitled to.`,
      'Under the Consumer Rights Act 2015 goods must be of satisfactory quality, fit for their purpose and as described (sections 9 to 11), and a trader cannot contract out of that.',
      `Faulty goods may be sent back for a refund if rejected promptly; later on the trader has one opportunity to repair or replace them, after which the buyer may have the price reduced or reject them after all (sections 20 to 24). A fault that shows within the first six months is, as a rule, taken to have been there from the start. ${damages[jurisdiction]}`,
      `${smallPrint} ${anotherWay}`,
    ],
    calculation:
      'That is the refund, reduction in price or cost of putting matters right to which the buyer is said to be entitled.',
    documents: `your order record, terms of sale and any inspection or repair report, ${whatWasDone}`,
  }),
  'goods-not-delivered': ({ claimant, date, jurisdiction }) => ({
    about: 'goods that were not delivered',
    basis: [
      `${claimant} ordered goods from you as a consumer, and you sell in the course of a business. What was ordered has not been delivered. The claim goes back to ${date}.`,
      'Section 28 of the Consumer Rights Act 2015 makes it a term of such a sale that goods are delivered without undue delay and, unless another time was agreed, no more than 30 days after the contract. If the seller refuses to deliver, if delivery in time was essential, or if a further reasonable period passes and nothing comes, the buyer may treat the contract as at an end.',
      `The seller must then pay back everything that was paid under it, without undue delay (section 28). ${damages[jurisdiction]}`,
      'If you say that the goods were delivered, say when, where and to whom.',
    ],
    calculation: 'That is the price of what is said not to have come, and what else was lost by it.',
    documents:
      'your order record, the delivery date that you gave and any proof of delivery that you rely on',
  }),
  'work-not-done': ({ claimant, date, jurisdiction }) => ({
    about: 'work that you did not carry out, or did not finish',
    basis: [
      `${claimant} engaged you as a consumer, and you act in the course of a business. The work that was agreed was not carried out, or was begun and not finished. The claim goes back to ${date}.`,
      'The Consumer Rights Act 2015 requires a service to be carried out with reasonable care and skill (section 49) and, where no time was fixed, within a reasonable time (section 52). What the trader said of the service beforehand can bind as well (section 50). Work that was never done, or never finished, is not the service that was agreed.',
      `The consumer may have the price reduced, where appropriate by the whole of it, and what was paid too much is to be refunded (section 56). The rights to recover money paid for something that was not given at all, and to treat the contract as at an end, stand beside that (section 54). ${damages[jurisdiction]}`,
      'If you say that the work was done, say what was done and when. If something kept you from it, say what that was.',
    ],
    calculation: 'That is what was paid for work said to be undone, or the cost of having it done.',
    documents:
      'your quotation or order, your record of the work that you say was done, and the days on which you say you came',
  }),
  'work-badly-done': ({ claimant, date, preposition, jurisdiction }) => ({
    about: 'work that was not done with reasonable care and skill',
    basis: [
      `${claimant} engaged you as a consumer, and you act in the course of a business. The work done ${preposition} or about ${date} was not done as a customer is entitled to have it done.`,
      'The Consumer Rights Act 2015 requires a service to be carried out with reasonable care and skill (section 49), and what the trader says about it beforehand can bind (section 50). A trader cannot contract out of that.',
      `A service done badly is to be done again within a reasonable time and at no cost to the consumer (section 55), or its price is to be reduced, where appropriate by the whole of it (section 56). ${damages[jurisdiction]}`,
      'If you are ready to put the work right at your expense, say how and how soon. If you say that it was done well, say on what you rely.',
    ],
    calculation:
      'That is the reduction in price or cost of putting the work right to which the consumer is said to be entitled.',
    documents: `your quotation or order, your record of the work and any inspection report, ${whatWasDone}`,
  }),
  digital: ({ claimant, date, preposition, jurisdiction }) => ({
    about: 'digital content that did not work as it should',
    basis: [
      `${claimant} paid you for digital content as a consumer, and you supplied it in the course of a business. What was supplied ${preposition} or about ${date} was not what a customer is entitled to.`,
      'Under the Consumer Rights Act 2015 digital content must be of satisfactory quality, fit for its purpose and as described (sections 34 to 36), and a trader cannot contract out of that.',
      `Digital content that falls short is to be repaired or replaced within a reasonable time (section 43), or its price is to be reduced, where appropriate by the whole of it (section 44). Damage that it did to a device or to other content, and that reasonable care would have spared, is to be made good (section 46). ${damages[jurisdiction]}`,
      `A clause in the terms of use does not take these rights away. ${anotherWay}`,
    ],
    calculation:
      'That is the refund, reduction in price or damage to which the consumer is said to be entitled.',
    documents: `your order record, terms of use and any record of faults and updates, ${whatWasDone}`,
  }),
  'refund-refused': ({ claimant, date, jurisdiction }) => ({
    about: 'a refund that is due and has not been paid',
    basis: [
      `${claimant} bought from you as a consumer, and you sell in the course of a business. A refund is due and has not been paid. The claim goes back to ${date}.`,
      'A refund that the Consumer Rights Act 2015 gives must be paid without undue delay and at the latest 14 days after the trader agreed that it is due, and no fee may be charged for it (sections 20, 44 and 56). An order placed at a distance or away from business premises, and cancelled in time, is to be refunded under the Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013 (regulation 34).',
      `A rule of the shop against refunds, or an offer of a credit note in their place, does not take that right away. ${damages[jurisdiction]}`,
      'If you say that no refund is due, say why, and on which term or event you rely. If you have paid it, send a record that shows when and how.',
    ],
    calculation: 'That is the refund said to be due.',
    documents:
      'your order record, terms of sale, and every message in which a refund was asked for, promised or refused',
  }),
};
