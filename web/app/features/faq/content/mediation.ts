import type { FaqContent } from '../faq-entry.ts';

export const mediation: FaqContent = [
  {
    id: 'what-is-mediation',
    question: 'What is mediation?',
    answer: [
      'A conversation led by a neutral person who helps both sides find an agreement. The mediator does not decide who is right. Nothing is agreed until both of you say so.',
    ],
  },
  {
    id: 'when-is-mediation-offered',
    question: 'When does Plainclaim suggest mediation?',
    answer: [
      'When the other side has replied, or the date in your letter has passed without an answer, and the claim is within the small claims limit, your claim page shows two ways on: offering mediation, in words that you send to the other side yourself, or the small claims route (advice first, for an injury). You choose.',
    ],
  },
  {
    id: 'is-mediation-compulsory',
    question: 'Do I have to try mediation?',
    answer: [
      'Not with us. But courts expect both sides to consider it, and refusing without a good reason can cost you money later.',
      'In England & Wales most small claims for a fixed sum are sent to a free telephone mediation appointment by the court itself once a claim is defended, and taking part is then required. Check the present rules when you start a claim.',
    ],
  },
  {
    id: 'mediation-confidential',
    question: 'Can what I say in mediation be used against me?',
    answer: [
      'As a rule no. What is said to find a settlement is confidential and is not shown to the judge. What you finally agree on in writing is binding.',
    ],
  },
  {
    id: 'mediation-fails',
    question: 'What if mediation does not work?',
    answer: [
      'Then nothing is lost. Your letter, your evidence and your dates are as they were, and you can take the claim to court or, for a higher value, to a solicitor.',
    ],
  },
];
