import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which mails of which person a link stops. */
export type Unsubscription = { readonly personId: string; readonly topic: string };

/** For the link in an optional mail. It has no end: old mails must be good for stopping new ones. */
export function signUnsubscription({ personId, topic }: Unsubscription, secretKey: string): string {
  return `${personId}.${topic}.${signature(`${personId}.${topic}`, secretKey)}`;
}

/** What the token says, or null when we did not write it. */
export function readUnsubscription(token: string, secretKey: string): Unsubscription | null {
  const [personId = '', topic = '', given = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSame(given, signature(`${personId}.${topic}`, secretKey))) return null;
  return { personId, topic };
}

function signature(payload: string, secretKey: string): string {
  // The prefix keeps this signature from meaning anything elsewhere the same secret may sign.
  return createHmac('sha256', secretKey).update(`mail/unsubscribe/1:${payload}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
