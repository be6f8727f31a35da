import { unknownDefendantEmail } from '../claims/defendant.ts';
import { formatGbp, type Pence } from '../shared/money.ts';
import { paymentLinkDays } from './payment-link.ts';

/** Messages about sending a payment link, quoted from specification 2, sections 5, 7 and 8. */
export const linkWords = {
  missing: 'Missing claim details (ID, email, or amount) to send payment link.',
  failed: 'Failed to send payment link',
  failedBecause: (message: string) => `Failed to send payment link: ${message}`,
  sent: `The payment link was sent. It expires in ${paymentLinkDays} days.`,
  cardSent: '✅ Payment link sent successfully!',
  cardFailed: '❌ Failed to send payment link',
} as const;

/** Why no link is sent now, in words for the admin; null when one may be. It must not contradict an offer. */
export function linkRefusal({ standing, due }: { standing: Pence | null; due: Pence }): string | null {
  if (standing === null) return null;
  return `An offer of ${formatGbp(standing)} waits for the claimant’s answer, so no link for ${formatGbp(due)} is sent. Wait for the answer, or withdraw the offer first.`;
}

type LinkFacts = {
  readonly claimId: string | null | undefined;
  readonly amount: number | null | undefined;
  readonly defendantEmail: string | null | undefined;
  /** Sender of the newest reply, if there is one. */
  readonly senderEmail: string | null | undefined;
};

/** `sender` is the reply's address, to be used only once an admin has confirmed it as the defendant's. */
export type LinkRecipient = 'defendant' | 'sender';

export type LinkPlan =
  | { readonly kind: 'missing' }
  | { readonly kind: 'send'; readonly to: LinkRecipient }
  /** The reply came from another address: an admin has to choose the right one. */
  | { readonly kind: 'ask'; readonly isDefendantEmailKnown: boolean };

/** The action of the button: send to the only address, or ask which of two. */
export function planLink({ claimId, amount, defendantEmail, senderEmail }: LinkFacts): LinkPlan {
  const sender = senderEmail?.trim() ?? '';
  const defendant = defendantEmail?.trim() ?? '';
  if (!claimId || !amount || amount <= 0 || (!defendant && !sender)) return { kind: 'missing' };
  if (!sender || isSame(sender, defendant)) return { kind: 'send', to: 'defendant' };
  return { kind: 'ask', isDefendantEmailKnown: defendant !== '' && defendant !== unknownDefendantEmail };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export type LinkSending =
  | { readonly step: 'idle' }
  | { readonly step: 'asking' }
  | { readonly step: 'sending'; readonly to: LinkRecipient }
  | { readonly step: 'sent' }
  | { readonly step: 'failed'; readonly message: string };

export type LinkEvent =
  | { readonly type: 'pressed'; readonly plan: LinkPlan }
  | { readonly type: 'chosen'; readonly to: LinkRecipient }
  | { readonly type: 'closed' }
  | { readonly type: 'sent' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'shown-long-enough' };

/** State of one claim's button. Only a response ends `sending`, so a double click sends one link. */
export function changeLinkSending(state: LinkSending, event: LinkEvent): LinkSending {
  if (state.step === 'sending') {
    if (event.type === 'sent') return { step: 'sent' };
    return event.type === 'failed' ? { step: 'failed', message: event.message } : state;
  }
  switch (event.type) {
    case 'pressed':
      return afterPress(event.plan);
    case 'chosen':
      return state.step === 'asking' ? { step: 'sending', to: event.to } : state;
    case 'closed':
      return state.step === 'asking' ? { step: 'idle' } : state;
    case 'shown-long-enough':
      return state.step === 'sent' || state.step === 'failed' ? { step: 'idle' } : state;
    // A late response, after the state has moved on.
    default:
      return state;
  }
}

function afterPress(plan: LinkPlan): LinkSending {
  if (plan.kind === 'missing') return { step: 'failed', message: linkWords.missing };
  return { step: 'asking' };
}
