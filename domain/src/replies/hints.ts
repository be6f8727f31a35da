import type { ReplyType } from './patterns.ts';

/** What the review screen suggests for each kind of reply. */
export const replyHints: Readonly<Record<ReplyType, string>> = {
  PAYMENT: 'Defendant appears willing to pay. Consider sending payment link.',
  DISPUTE: 'Defendant is disputing the claim. May require legal escalation.',
  DENIAL: 'Defendant denies owing anything or being the right person. Consider checking who they are.',
  INFORMATION: 'Defendant is requesting more information. Consider providing clarification.',
  UNCLEAR: 'Defendant’s answer is unclear. Consider reading it in full and asking what they mean.',
};

/** A link asks for all of it, so it is not suggested after an offer of less or on terms. */
export const hintFor = (type: ReplyType, isOffer: boolean): string =>
  type === 'PAYMENT' && isOffer
    ? 'Defendant appears to offer less, or to pay on terms. Consider recording a settlement offer.'
    : replyHints[type];
