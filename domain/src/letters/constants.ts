import { formatPoundsWhole, pence } from '../shared/money.ts';

/** The sender's platform. The three values of the signature are settings, inserted as placeholders. */
export const platformName = 'Plainclaim';

/**
 * The fee for disputing that the letter states. Text only: nothing charges it.
 * Source: specification 1, section 5 (letter content rules); questioned in docs/legal-review.md.
 */
export const disputeFee = pence(25_00);

export const disputeFeeText = formatPoundsWhole(disputeFee);

/** Said once in a letter, under the option to dispute: the specification's fee, and that answering does not depend on it. */
export const disputeFeeSentence = `A ${disputeFeeText} dispute fee applies; ${platformName} does not collect it and you may dispute without paying it.`;

/**
 * The exact phrases that the reply classifier falls back on, each with the sign that marks its option.
 * Source: specification 2, section 5 (reply classification).
 */
export const replyOptions = {
  payInFull: { sign: '✅', phrase: 'I agree to pay' },
  payPart: { sign: '❓', phrase: 'I need more information' },
  dispute: { sign: '❌', phrase: 'I dispute this claim' },
} as const;
