import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@plainclaim/domain/shared/uuid';

export type DownloadTicket = { readonly userId: string; readonly id: string; readonly expiresAt: Date };

/** Long enough to press a button, short enough to be worth nothing in a browser's history. */
export const ticketSeconds = 300;

/** Lets whoever holds it fetch the data of one person, once, in the next minutes. Issued after they proved who they are. */
export function signTicket(userId: string, secretKey: string, now: Date): string {
  const payload = [userId, randomBytes(16).toString('base64url'), now.getTime() + ticketSeconds * 1000].join(
    '.',
  );
  return `${payload}.${signature(payload, secretKey)}`;
}

/** What the token says, or null when we did not write it. */
export function readTicket(token: string, secretKey: string): DownloadTicket | null {
  const [userId = '', id = '', until = '', given = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSame(given, signature(`${userId}.${id}.${until}`, secretKey))) return null;
  return isUuid(userId) ? { userId, id, expiresAt: new Date(Number(until)) } : null;
}

function signature(payload: string, secretKey: string): string {
  // The prefix keeps this signature from meaning anything elsewhere the same secret may sign.
  return createHmac('sha256', secretKey).update(`your-data/download/1:${payload}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
