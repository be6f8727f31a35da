import type { NextStep } from './next-step.ts';

/**
 * Where a claim stands, in people's words, beside the badge with its status: that still says "Pending Review" after
 * the letter has gone. Empty where the badge says all there is.
 */
export const stageWords: Readonly<Record<NextStep['kind'], string>> = {
  'on-hold': 'Paused',
  'write-letter': 'Letter not sent yet',
  sending: 'Letter about to leave',
  serve: 'Letter not delivered yet, your choice how it goes',
  wait: 'Letter sent, waiting for their reply',
  'after-deadline': 'No reply in time, your choice what comes next',
  'read-reply': 'They have replied, our team is reading it',
  'seems-disputed': 'They seem to dispute your claim, your choice what comes next',
  disputed: 'They dispute your claim, your choice what comes next',
  'await-explanation': 'They have replied, we asked what they mean',
  'agree-solicitor': 'Solicitor suggested, waiting for your answer',
  'asking-solicitors': 'Solicitors are being asked',
  'with-solicitor': 'A solicitor has your case',
  'no-solicitor': 'No solicitor found, our team is on it',
  'solicitor-done': 'Your solicitor’s work is done',
  'asked-to-pay': 'They have been asked to pay',
  'after-refund': 'Payment given back, our team writes to you',
  'answer-offer': 'They made an offer, waiting for your answer',
  'after-rejection': 'Offer turned down, your choice what comes next',
  'in-hand': 'Moving forward',
  'await-payment': 'Offer accepted, waiting for their payment',
  done: '',
  stopped: '',
};
