import { commissionPercent } from '@plainclaim/domain/payments/commission';
import { paymentLinkDays } from '@plainclaim/domain/payments/payment-link';
import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import type { FaqContent } from '../faq-entry.ts';

export const billing: FaqContent = [
  {
    id: 'how-do-they-pay',
    question: 'How does the other side pay?',
    answer: [
      `By card, through a link that we send them. It works for ${paymentLinkDays} days. The card payment provider takes the payment; we never see a card number.`,
    ],
  },
  {
    id: 'when-do-i-get-paid',
    question: 'When and how do I get my money?',
    answer: [
      `Once the payment is confirmed, the claim is marked as resolved, both sides are told, and the sum without our ${commissionPercent}% is due to you. Give your bank details on the claim’s page: we send the money there.`,
    ],
  },
  {
    id: 'refunds',
    question: 'Can I have a refund?',
    answer: [
      `Ask for it within ${serviceTerms.refundDays} days through the contact page, with the claim’s id and the reason. We can give a payment back as a whole, and only while it has not been passed on to the claimant. This does not shorten any right that the law gives you.`,
    ],
  },
  {
    id: 'commission-dispute',
    question: 'I think the commission is wrong. What can I do?',
    answer: [
      `Tell us within ${serviceTerms.commissionDisputeDays} days of the settlement. We look at the payment again and answer in writing.`,
    ],
  },
  {
    id: 'paid-directly',
    question: 'They paid me directly. Do I owe you anything?',
    answer: [
      'No. The commission is only for what is paid through Plainclaim. Mark the claim as paid, so that nobody is written to again.',
    ],
  },
  {
    id: 'link-expired',
    question: 'My payment link has expired. How do I pay?',
    answer: [
      `A link works for ${paymentLinkDays} days. Reply to the e-mail that brought it, or write to us through the contact page, and ask for a new one.`,
    ],
  },
];
