import { maxEvidenceFiles } from '@plainclaim/domain/claims/evidence';
import type { FaqContent } from '../faq-entry.ts';
import { facts } from './facts.ts';

export const evidence: FaqContent = [
  {
    id: 'what-evidence',
    question: 'What evidence should I add?',
    answer: [
      'Whatever shows the agreement, the money and what went wrong: a contract, an order, an invoice, a bank statement line, photos with their date, and the messages you exchanged.',
      'Five good documents are worth more than fifty. Choose those that prove a sentence of your letter.',
    ],
  },
  {
    id: 'file-types',
    question: 'Which files can I upload, and how large may they be?',
    answer: [
      `${facts.files.kinds}, at most ${facts.files.most} each, and up to ${maxEvidenceFiles} files for one claim. We look at what is inside a file, not only at its name.`,
      'A photo that is too large: send it to yourself in a smaller size first. A long document: save it as a PDF.',
    ],
  },
  {
    id: 'no-written-contract',
    question: 'We never signed anything. Can I still claim?',
    answer: [
      'Often, yes. An agreement made by word of mouth can be binding. Say who agreed what, when and where, and add what supports it: a payment, a message afterwards, someone who was there.',
    ],
  },
  {
    id: 'who-sees-evidence',
    question: 'Who sees my evidence?',
    answer: [
      'The other side receives it with the letter: attached, or as a link where it is too large for an e-mail. What you keep back stays with your claim and is not sent to them. Our team can see it to handle your claim, and a solicitor sees it only if you agree to a referral. Cover account numbers and other people’s details before you upload a document.',
    ],
  },
  {
    id: 'evidence-later',
    question: 'Can I add a document after the letter was sent?',
    answer: [
      'Yes, on your claim page, while the claim is open. It is stored with the claim and not sent to the other side. If a file could not be uploaded when you submitted the claim, we tell you which one, and you can add it there.',
    ],
  },
  {
    id: 'police-number',
    question: 'What is the police incident number for?',
    answer: [
      'It is optional. If the matter was reported, for example damage or an accident, the number lets the other side and a court find the report. Reporting something is not needed for a claim.',
    ],
  },
];
