import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Proves when a form was made out, and tells one making out from another. */
export type OpenedForm = { readonly openedAt: Date; readonly formId: string };

/** A token for the form about to be shown. */
export function issueFormToken(secretKey: string, now: Date): string {
  const payload = `${now.getTime()}.${randomBytes(12).toString('base64url')}`;
  return `${payload}.${signature(payload, secretKey)}`;
}

/** What the token says, or null when we did not write it. */
export function readFormToken(token: string, secretKey: string): OpenedForm | null {
  const [time = '', formId = '', given = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSame(given, signature(`${time}.${formId}`, secretKey))) return null;
  return { openedAt: new Date(Number(time)), formId };
}

function signature(payload: string, secretKey: string): string {
  // The prefix keeps this signature from meaning anything elsewhere the same secret may sign.
  return createHmac('sha256', secretKey).update(`contact/form/1:${payload}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
