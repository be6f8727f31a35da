import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** When the form was issued, and an id unique to that issue. */
export type OpenedForm = { readonly openedAt: Date; readonly formId: string };

/** A signed token for a form about to be shown. */
export function issueFormToken(secretKey: string, now: Date): string {
  const payload = `${now.getTime()}.${randomBytes(12).toString('base64url')}`;
  return `${payload}.${signature(payload, secretKey)}`;
}

/** The contents of the token, or null when its signature is not ours. */
export function readFormToken(token: string, secretKey: string): OpenedForm | null {
  const [time = '', formId = '', given = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSame(given, signature(`${time}.${formId}`, secretKey))) return null;
  return { openedAt: new Date(Number(time)), formId };
}

function signature(payload: string, secretKey: string): string {
  // Domain separation: the prefix makes the signature useless wherever else this secret signs.
  return createHmac('sha256', secretKey).update(`contact/form/1:${payload}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
