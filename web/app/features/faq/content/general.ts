import { minimumAge } from '@plainclaim/domain/accounts/minimum-age';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { complaintBusinessDays, supportHours } from '@plainclaim/domain/contact/support';
import type { FaqContent } from '../faq-entry.ts';

export const general: FaqContent = [
  {
    id: 'what-is-plainclaim',
    question: 'What is Plainclaim?',
    answer: [
      'An online service for people who are owed money. You describe what happened, a Letter Before Action is drafted, you check every word, and it is e-mailed to the other side with your evidence. Your claim then shows whether they replied, what they offer and what they paid.',
      'If nobody replies, we guide you towards a mediation offer or the small claims route. Claims of higher value can be matched with a solicitor.',
    ],
  },
  {
    id: 'letter-before-action',
    question: 'What is a Letter Before Action?',
    answer: [
      'The formal letter that is written before a court claim. It says who owes what to whom and why, sets a date to answer by, and says what may follow.',
      'Courts expect it: a claim started without one can cost you money even if you win. Very often it also makes the court unnecessary.',
    ],
  },
  {
    id: 'law-firm',
    question: 'Is Plainclaim a law firm? Do you give legal advice?',
    answer: [
      'No. Plainclaim is a technology platform. It is not a law firm and gives no legal advice, and it is not a licensed credit broker or a regulated financial service.',
      'We explain how things work and what the rules say in general. For advice on your case ask a solicitor or a free advice service such as Citizens Advice.',
    ],
  },
  {
    id: 'who-can-use-it',
    question: 'Who can use Plainclaim?',
    answer: [
      `Anyone of ${minimumAge} or over who is owed money by a person or a company in ${jurisdictions.slice(0, -1).join(', ')} or ${jurisdictions.at(-1)}.`,
    ],
  },
  {
    id: 'received-a-letter',
    question: 'I received a letter through Plainclaim. What should I do?',
    answer: [
      'Read it, and answer by the date it gives, even if you disagree. Reply to the e-mail: you can agree to pay in full, offer a part, or dispute the claim and say why. A short, honest reply is better than silence.',
      'If you are not the right person, say so. If you cannot pay at once, say what you can pay and when. Free debt and advice services can help you with the answer.',
    ],
  },
  {
    id: 'support-hours',
    question: 'When can I reach support?',
    answer: [
      `${supportHours.words}. You can write at any time through the contact page; a person reads every message.`,
    ],
  },
  {
    id: 'complaints',
    question: 'How do I complain about Plainclaim?',
    answer: [
      `Write to us through the contact page and say what went wrong and what you would like us to do. We aim to resolve complaints within ${complaintBusinessDays} business days.`,
    ],
  },
];
