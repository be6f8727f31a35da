import { formatDateTime } from '../shared/dates.ts';
import { noticesPerHour } from './notice-allowance.ts';

export type MailWait = {
  /** `held`: its act can still be taken back. `gathered`: its reader has had many notices. */
  readonly why: 'held' | 'gathered';
  readonly until: Date;
};

type Waiting = { readonly heldUntil: Date | null; readonly gatheringSince: Date | null };

const hourMs = 3_600_000;

/** Why a queued mail is not sent yet, and when it leaves at the latest; null where nothing holds it. */
export function mailWait({ heldUntil, gatheringSince }: Waiting, now: Date): MailWait | null {
  if (gatheringSince !== null) return { why: 'gathered', until: new Date(gatheringSince.getTime() + hourMs) };
  return heldUntil !== null && now < heldUntil ? { why: 'held', until: heldUntil } : null;
}

export const mailWaitWords = ({ why, until }: MailWait): string =>
  why === 'held'
    ? `It leaves on ${formatDateTime(until)}. Until then, what it says can be taken back.`
    : `Its reader has had ${noticesPerHour} notices within an hour. It leaves by ${formatDateTime(until)}, in one mail with any others that wait.`;
