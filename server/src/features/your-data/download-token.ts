import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@plainclaim/domain/shared/uuid';

export type DownloadTicket = {
  readonly userId: string;
  /** The session that requested it: when it ends, the link stops working. */
  readonly sessionId: string;
  readonly id: string;
  readonly expiresAt: Date;
};

/** Long enough to press a button, too short to be useful in a browser's history. */
export const ticketSeconds = 300;

/**
 * A bearer token for one download of a user's data within the next minutes. Issued after they confirmed their
 * identity.
 */
export function signTicket(
  { userId, sessionId }: Pick<DownloadTicket, 'userId' | 'sessionId'>,
  secretKey: string,
  now: Date,
): string {
  const id = randomBytes(16).toString('base64url');
  const payload = [userId, sessionId, id, now.getTime() + ticketSeconds * 1000].join('.');
  return `${payload}.${signature(payload, secretKey)}`;
}

/** The contents of the token, or null when its signature is not ours. */
export function readTicket(token: string, secretKey: string): DownloadTicket | null {
  const [userId = '', sessionId = '', id = '', until = '', given = '', ...rest] = token.split('.');
  const payload = [userId, sessionId, id, until].join('.');
  if (rest.length > 0 || !isSame(given, signature(payload, secretKey))) return null;
  return isUuid(userId) ? { userId, sessionId, id, expiresAt: new Date(Number(until)) } : null;
}

function signature(payload: string, secretKey: string): string {
  // Domain separation: the prefix makes the signature useless wherever else this secret signs.
  return createHmac('sha256', secretKey).update(`your-data/download/2:${payload}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
