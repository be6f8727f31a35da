import { z } from 'zod';
import { formatGbp, type Pence, parsePounds, penceFromPounds } from '../shared/money.ts';
import { longText } from '../shared/text.ts';

export const offerMessages = {
  amount: 'Please enter a valid positive number for the settlement amount.',
  missing: 'Missing claim details to send settlement offer.',
} as const;

/** Enough for a letter's worth of explanation, and short enough to be read. */
export const longestOfferText = 2000;

const notes = { defendantMessage: longText(longestOfferText), adminNotes: longText(longestOfferText) };

/** The modal, as typed. */
export const offerForm = z.object({
  offeredAmount: z
    .string()
    .refine((typed) => (parsePounds(typed) ?? 0) > 0, { error: offerMessages.amount })
    .transform((typed) => parsePounds(typed) as Pence),
  ...notes,
});

/** The offered amount as a program sends it: pounds, above zero, to the penny. */
export function offeredPence(pounds: unknown): Pence | undefined {
  if (typeof pounds !== 'number' || !Number.isFinite(pounds) || pounds <= 0) return undefined;
  const inPence = parsePounds(String(pounds));
  return inPence === undefined || inPence !== penceFromPounds(pounds) ? undefined : inPence;
}

/** Why so much is not offered on a claim, in words for the admin; null when it may be. */
export function offerRefusal(claimed: Pence, offered: Pence): string | null {
  if (offered <= claimed) return null;
  return `The claim is for ${formatGbp(claimed)}, so no more than that can be offered.`;
}

/** SET-2026-7K3QF9: short enough to say on the phone, and never mistaken for a court's number. */
export function settlementReference(year: number, random: Uint8Array): string {
  const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  const code = Array.from(random.slice(0, 6), (byte) => letters[byte % letters.length]).join('');
  if (code.length < 6) throw new RangeError('a reference needs six random bytes');
  return `SET-${year}-${code}`;
}
