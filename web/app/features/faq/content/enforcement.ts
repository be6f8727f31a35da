import type { FaqContent } from '../faq-entry.ts';

export const enforcement: FaqContent = [
  {
    id: 'won-but-not-paid',
    question: 'I have a judgment and they still do not pay. What now?',
    answer: [
      'A judgment says that money is owed; it does not fetch it. You can ask for it to be enforced. Which way is best depends on what the other side has: wages, a bank account, goods or a house.',
      'Find out first whether there is anything to take. Enforcing costs a fee, and a person without means cannot be made to pay.',
    ],
  },
  {
    id: 'enforcement-england-wales',
    question: 'How is a judgment enforced in England & Wales?',
    answer: [
      'Among other ways by bailiffs (control of goods), by a deduction from wages (attachment of earnings), by an order against a bank account (third-party debt order) or by a charge on a property. You can also ask the court to question the debtor about their means.',
    ],
  },
  {
    id: 'enforcement-scotland',
    question: 'How is a decree enforced in Scotland?',
    answer: [
      'Sheriff officers first serve a charge for payment. If it runs out unpaid, they may go on to arrest a bank account or earnings, or to attach goods. Ask sheriff officers about the steps and their price before you start.',
    ],
  },
  {
    id: 'enforcement-northern-ireland',
    question: 'How is a judgment enforced in Northern Ireland?',
    answer: [
      'Through the Enforcement of Judgments Office. You can search its register first, to see whether others are waiting to be paid by the same person.',
    ],
  },
  {
    id: 'ccj',
    question: 'What does a County Court Judgment mean for the other side?',
    answer: [
      'It is entered in a public register for six years, where lenders see it, unless it is paid in full within one month. Our letters do not threaten with it: they say what may follow, no more.',
    ],
  },
  {
    id: 'can-plainclaim-enforce',
    question: 'Can Plainclaim enforce a judgment for me?',
    answer: [
      'No. Enforcement is in the hands of the court and its officers. Your claim page keeps the letter, the dates and the documents that you need for it.',
    ],
  },
];
