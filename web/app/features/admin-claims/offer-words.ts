import { offerForm, offerMessages, offerRefusal } from '@plainclaim/domain/settlements/offer';
import { shortfallOf } from '@plainclaim/domain/settlements/shortfall';
import {
  decimalFromPence,
  formatGbp,
  type Pence,
  parsePounds,
  penceFromPounds,
} from '@plainclaim/domain/shared/money';
import type { IconName } from '../../art/icon.tsx';
import type { BadgeTone } from '../../ui/display/badge-tones.ts';
import type { Offer } from './api/admin-api.ts';

/** The modal's fields as typed. */
export type TypedOffer = {
  readonly offeredAmount: string;
  readonly defendantMessage: string;
  readonly adminNotes: string;
};

export const emptyOffer: TypedOffer = { offeredAmount: '', defendantMessage: '', adminNotes: '' };

export type ClaimOfOffer = {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
  readonly plaintiff_name: string;
  readonly defendant_name: string;
};

export type CheckedOffer =
  | { readonly problem: string; readonly field?: keyof TypedOffer }
  | { readonly claim: ClaimOfOffer; readonly offer: { readonly offeredAmount: Pence } & TypedTexts };

type TypedTexts = Pick<TypedOffer, 'defendantMessage' | 'adminNotes'>;

/** The first problem of an offer, or the offer as it is sent to the server. */
export function checkOffer(claim: ClaimOfOffer | null, typed: TypedOffer): CheckedOffer {
  const parsed = offerForm.safeParse(typed);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return {
      problem: issue?.message ?? offerMessages.amount,
      field: issue?.path[0] as keyof TypedOffer,
    };
  }
  if (!claim?.id || !claim.amount) return { problem: offerMessages.missing };
  const tooMuch = offerRefusal(penceFromPounds(claim.amount), parsed.data.offeredAmount);
  if (tooMuch) return { problem: tooMuch, field: 'offeredAmount' };
  return { claim, offer: parsed.data };
}

/** Settlement offer of £1000.50 processed successfully! (to two decimals, as the specification writes it) */
export const offerDone = (amount: Pence): string =>
  `Settlement offer of £${decimalFromPence(amount)} processed successfully!`;

export const offerFailed = (message: string): string => `Failed to send settlement offer: ${message}`;

/** Shown while the amount is typed: how far it falls short of the claim. */
export function offerHint(claim: ClaimOfOffer | null, typed: string): string {
  if (!claim) return '';
  const claimed = penceFromPounds(claim.amount);
  const offered = parsePounds(typed);
  if (offered === undefined || offered <= 0) return `The claim is for ${formatGbp(claimed)}.`;
  const tooMuch = offerRefusal(claimed, offered);
  if (tooMuch) return tooMuch;
  const { amount, percent } = shortfallOf(claimed, offered);
  return amount === 0
    ? `The claim is for ${formatGbp(claimed)}. This covers it.`
    : `The claim is for ${formatGbp(claimed)}. This leaves ${formatGbp(amount)} (${percent}%) unpaid.`;
}

type OfferLook = { readonly label: string; readonly tone: BadgeTone; readonly icon: IconName };

/** `isHeld`: the claimant is not shown it yet. On a closed claim, nobody answers an offer any more. */
export function offerLook(
  { response, replaced_at, withdrawn_at }: Pick<Offer, 'response' | 'replaced_at' | 'withdrawn_at'>,
  isHeld: boolean,
  isClaimOpen = true,
): OfferLook {
  if (response?.response_type === 'accept') return { label: 'Accepted', tone: 'green', icon: 'circle-check' };
  if (response) return { label: 'Rejected', tone: 'red', icon: 'circle-x' };
  if (withdrawn_at !== null) return { label: 'Withdrawn', tone: 'neutral', icon: 'x' };
  if (replaced_at !== null) return { label: 'Replaced', tone: 'neutral', icon: 'refresh' };
  if (!isClaimOpen) return { label: 'Not answered', tone: 'neutral', icon: 'x' };
  if (isHeld) return { label: 'Not shown yet', tone: 'neutral', icon: 'hourglass' };
  return { label: 'Awaiting answer', tone: 'amber', icon: 'hourglass' };
}
