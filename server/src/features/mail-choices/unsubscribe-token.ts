import { createHmac, timingSafeEqual } from 'node:crypto';

/** A user and the topic that a link unsubscribes them from. */
export type Unsubscription = { readonly personId: string; readonly topic: string };

/** The token of an unsubscribe link. It never expires, because links in old mails must still work. */
export function signUnsubscription({ personId, topic }: Unsubscription, secretKey: string): string {
  return `${personId}.${topic}.${signature(`${personId}.${topic}`, secretKey)}`;
}

/** Parses and verifies a token; null if the signature is invalid. */
export function readUnsubscription(token: string, secretKey: string): Unsubscription | null {
  const [personId = '', topic = '', given = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSame(given, signature(`${personId}.${topic}`, secretKey))) return null;
  return { personId, topic };
}

function signature(payload: string, secretKey: string): string {
  // The prefix makes the signature invalid for anything else signed with the same secret.
  return createHmac('sha256', secretKey).update(`mail/unsubscribe/1:${payload}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
