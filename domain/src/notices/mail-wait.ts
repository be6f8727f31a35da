import { formatDateTime } from '../shared/dates.ts';
import { noticesPerHour } from './notice-allowance.ts';

export type MailWait = {
  /** `held`: its act can still be taken back. `gathered`: its reader has had many notices. `paused`: its claim is. */
  readonly why: 'held' | 'gathered' | 'paused';
  readonly until: Date;
};

type Waiting = {
  readonly heldUntil: Date | null;
  readonly gatheringSince: Date | null;
  readonly restsUntil: Date | null;
};

const hourMs = 3_600_000;

/** Why a queued mail is not sent yet, and when it leaves at the latest or is looked at again; null where nothing holds it. */
export function mailWait({ heldUntil, gatheringSince, restsUntil }: Waiting, now: Date): MailWait | null {
  if (restsUntil !== null && now < restsUntil) return { why: 'paused', until: restsUntil };
  if (gatheringSince !== null) return { why: 'gathered', until: new Date(gatheringSince.getTime() + hourMs) };
  return heldUntil !== null && now < heldUntil ? { why: 'held', until: heldUntil } : null;
}

export function mailWaitWords({ why, until }: MailWait): string {
  const when = formatDateTime(until);
  switch (why) {
    case 'held':
      return `It leaves on ${when}. Until then, what it says can be taken back.`;
    case 'gathered':
      return `Its reader has had ${noticesPerHour} notices within an hour. It leaves by ${when}, in one mail with any others that wait.`;
    case 'paused':
      return `Its claim is paused, so it waits. We look again on ${when}, and every hour until the claim goes on.`;
  }
}
