import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import type { FaqContent } from '../faq-entry.ts';
import { facts } from './facts.ts';

export const claims: FaqContent = [
  {
    id: 'kinds-of-claims',
    question: 'What kinds of claims can I make?',
    answer: [
      `${issueTypes.join(', ')}. All of them are about money that you say you are owed.`,
      'Some matters are decided elsewhere: most employment rights by a tribunal after early conciliation, and most disputes about private tenancies in Scotland by the First-tier Tribunal. Injuries have rules of their own. Look into that first.',
    ],
  },
  {
    id: 'what-do-i-need',
    question: 'What do I need before I start?',
    answer: [
      'What you are owed and since when, what happened in a few sentences, the other side’s name and postal address, and your own details. An e-mail address of the other side helps. Evidence can be added now or later.',
    ],
  },
  {
    id: 'how-long-to-reply',
    question: 'How long does the other side have to reply?',
    answer: [
      `${facts.days.usual} days as a rule, ${facts.days.injury} days for a personal injury, and ${facts.days.debt} days for recovering a debt in England & Wales. The letter names the date, and your claim page counts the days.`,
    ],
  },
  {
    id: 'unknown-email',
    question: 'I do not know their e-mail address. Can I still claim?',
    answer: [
      'Yes. Tick “Email address unknown” and give the postal address. Our team is told, and looks for another way to deliver the letter.',
    ],
  },
  {
    id: 'edit-the-letter',
    question: 'Can I change the letter?',
    answer: [
      'Every sentence of it, until you submit it. What has to be in it, such as the amount, the names and the date to answer by, is checked before it goes out. Afterwards it stays as it was sent, so that both sides have the same letter before them.',
    ],
  },
  {
    id: 'no-reply',
    question: 'What happens if they do not reply?',
    answer: [
      'We write to you when the date has passed, and your claim page shows the ways on: a mediation offer or help with small claims, advice for an injury, or a solicitor when the claim is above the small claims limit.',
    ],
  },
  {
    id: 'settlement-offer',
    question: 'They offered less than I claimed. What now?',
    answer: [
      'You see the offer beside your claim, with the difference in pounds and percent. Accepting it settles the claim for that sum and asks the other side to pay. Rejecting it leaves the claim open. An offer can be answered once, and a newer one takes the place of one that you have not answered.',
    ],
  },
  {
    id: 'cancel-a-claim',
    question: 'Can I stop a claim?',
    answer: [
      'Yes, at any time before a payment is made. If they pay you directly, mark the claim as paid on its page: it is then resolved.',
    ],
  },
];
