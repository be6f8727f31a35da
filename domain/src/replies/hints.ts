import { formatGbp, type Pence } from '../shared/money.ts';
import type { ReplyCategory, ReplyType } from './patterns.ts';

/** What the review screen suggests for each kind of reply. */
export const replyHints: Readonly<Record<ReplyType, string>> = {
  PAYMENT: 'Defendant appears willing to pay. Consider sending payment link.',
  DISPUTE: 'Defendant is disputing the claim. May require legal escalation.',
  DENIAL: 'Defendant denies owing anything or being the right person. Consider checking who they are.',
  INFORMATION: 'Defendant is requesting more information. Consider providing clarification.',
  UNCLEAR: 'Defendant’s answer is unclear. Consider reading it in full and asking what they mean.',
};

/** To a closed claim, nothing can be sent any more. */
export const closedClaimHint =
  'The claim is closed, so there is nothing to send. Consider whether the reply changes anything.';

/** The newest offer that was recorded after the reply and neither replaced nor withdrawn. */
export type OfferSince = { readonly amount: Pence; readonly answer: 'accept' | 'reject' | null };

/** Where an offer followed, what the reply by itself suggests has been done, or would contradict the offer. */
export function hintAfterOffer({ amount, answer }: OfferSince): string {
  const offer = `the offer of ${formatGbp(amount)}`;
  if (answer === 'accept')
    return `The claimant has accepted ${offer}. Consider checking that the payment link for it has left.`;
  if (answer === 'reject')
    return `The claimant has rejected ${offer}. Consider recording another one if the defendant makes it.`;
  return `The claimant has not answered ${offer} yet. Consider waiting for the answer.`;
}

export type ReadReply = {
  readonly type: ReplyType;
  /** It offers less than the claim, or to pay on terms. */
  readonly isOffer: boolean;
  /** Of each pattern that matched. The type is only the most frequent one. */
  readonly categories: readonly ReplyCategory[];
};

const disputing: readonly ReplyType[] = ['DISPUTE', 'DENIAL'];

const paying = ({ type, isOffer }: ReadReply): boolean => type === 'PAYMENT' || isOffer;

/** A link asks for all of it, so it is not suggested after an offer of less or on terms. */
export function hintFor(reply: ReadReply): string {
  const { type, isOffer } = reply;
  const hint =
    type === 'PAYMENT' && isOffer
      ? 'Defendant appears to offer less, or to pay on terms. Consider recording a settlement offer.'
      : replyHints[type];
  const more = otherSideOf(reply);
  return more ? `${hint} ${sidesInWords[more]}` : hint;
}

type Side = 'dispute' | 'offer' | 'payment';

const sidesInWords: Readonly<Record<Side, string>> = {
  dispute: 'The same reply also disputes the claim: read all of it before anything is sent.',
  offer: 'The same reply also offers less, or to pay on terms: read all of it before anything is sent.',
  payment: 'The same reply also speaks of paying: read all of it before anything is sent.',
};

/** What a reply says beside its type, where one of the two is about paying and the other against it. */
function otherSideOf(reply: ReadReply): Side | undefined {
  const { type, isOffer, categories } = reply;
  if (paying(reply) && !disputing.includes(type))
    return categories.some((one) => disputing.includes(one)) ? 'dispute' : undefined;
  if (!disputing.includes(type)) return undefined;
  if (isOffer) return 'offer';
  return categories.includes('PAYMENT') ? 'payment' : undefined;
}

/** Whether it disputes the claim, also where it mostly says something else. */
export const disputes = (reply: ReadReply): boolean =>
  disputing.includes(reply.type) || otherSideOf(reply) === 'dispute';

/** Its type, and the other thing that it says: "PAYMENT, also DISPUTE". */
export function typeInWords(reply: ReadReply): string {
  const more = otherSideOf(reply);
  return more ? `${reply.type}, also ${more.toUpperCase()}` : reply.type;
}
