import { disputeFeeText } from '@plainclaim/domain/letters/constants';
import { claimantPercent, commissionPercent, splitCommission } from '@plainclaim/domain/payments/commission';
import { formatPoundsWhole, pence } from '@plainclaim/domain/shared/money';
import type { FaqContent } from '../faq-entry.ts';
import type { LawToday } from './law-facts.ts';
import { courtFeeSentence } from './law-sentences.ts';

const example = pence(900_00);
const split = splitCommission(example);

export const costs = (today: LawToday): FaqContent => [
  {
    id: 'how-much',
    question: 'What does Plainclaim cost?',
    answer: [
      `The letter is free. When the other side pays through Plainclaim, we keep ${commissionPercent}% of what they pay and you get ${claimantPercent}%. If nothing is paid through Plainclaim, you owe us nothing.`,
    ],
  },
  {
    id: 'commission-example',
    question: 'Can you give me an example of the commission?',
    answer: [
      `Someone pays ${formatPoundsWhole(example)} through Plainclaim: we keep ${formatPoundsWhole(split.commission)} and you get ${formatPoundsWhole(split.toClaimant)}. If they settle for half, the commission is half as well: it is counted on what is paid, not on what you claimed.`,
    ],
  },
  {
    id: 'court-fees',
    question: 'What does a court claim cost?',
    answer: [
      `The court asks for a fee when you start. ${courtFeeSentence(today)} There is another fee if it comes to a hearing.`,
      'Scotland and Northern Ireland have their own tables. Fees change, so check before paying. The fee goes to the court and not to us; if you win, you can usually ask for it back.',
    ],
  },
  {
    id: 'help-with-fees',
    question: 'I cannot afford the court fee. Is there help?',
    answer: [
      'Each of the three court systems has a scheme for people with a low income or certain benefits. In England & Wales it is called Help with Fees, and you apply with form EX160 or online. Ask the court or an advice service before you pay.',
    ],
  },
  {
    id: 'dispute-fee',
    question: 'The letter speaks of a fee for disputing. What is it?',
    answer: [
      `Letters say that a ${disputeFeeText} dispute fee applies when a claim is disputed. Nothing on Plainclaim takes that money: there is no page to pay it on, and your reply is read and passed on either way.`,
    ],
  },
  {
    id: 'loser-pays',
    question: 'If I win, does the other side pay my costs?',
    answer: [
      'In small claims the winner normally gets the court fees back and some fixed costs, but not a solicitor’s bill. That is why small claims are meant to be run without one. Our commission is not part of what you can claim from the other side.',
    ],
  },
];
