import type { EmailRow } from '../../platform/mail/mail.store.ts';
import { type DeliveryState, deliveryState } from './delivery-state.ts';

const names: Record<DeliveryState, string> = {
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Failed',
  sending: 'Sending',
  retrying: 'Trying again',
  waiting: 'Waiting',
};

export const stateName = (email: EmailRow): string => names[deliveryState(email)];

/** A sentence about the state and its time. */
export function stateSentence(email: EmailRow): string {
  const tries = `${email.attempts} ${email.attempts === 1 ? 'try' : 'tries'}`;
  const sentences: Record<DeliveryState, () => string> = {
    sent: () => `The mail server took it on ${moment(email.sentAt)}, after ${tries}.`,
    kept: () =>
      `Since ${moment(email.keptAt)}. No mail server is configured, so nothing has left this machine.`,
    failed: () => `Given up on ${moment(email.failedAt)}, after ${tries}.`,
    sending: () => `A worker is talking to the mail server (${tries} so far).`,
    retrying: () => `Not sent yet after ${tries}; it will be tried again.`,
    waiting: () => 'Queued, not tried yet.',
  };
  return sentences[deliveryState(email)]();
}

const format = (month: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month,
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
  });
const long = format('long');
const short = format('short');

export const moment = (date: Date | null): string => (date ? long.format(date) : '');
export const shortMoment = (date: Date): string => short.format(date);

const units = [
  { least: 1024 * 1024, name: 'MB' },
  { least: 1024, name: 'kB' },
];

/** The PDF of a letter is printed when it is first read, and has no size until then. */
export function fileSize(bytes: number): string {
  if (bytes === 0) return 'made when it is first opened';
  const unit = units.find(({ least }) => bytes >= least);
  return unit ? `${(bytes / unit.least).toFixed(1)} ${unit.name}` : `${bytes} bytes`;
}

export const recipient = (email: EmailRow): string =>
  email.toName === null ? email.toAddress : `${email.toName} <${email.toAddress}>`;
