import { createHmac, timingSafeEqual } from 'node:crypto';

type Body = Uint8Array | string;

const toleranceSeconds = 300;

/** The header of a hook, in the form that Stripe made common: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signBody(body: Body, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${digest(time, body, secret)}`;
}

/** Whether whoever sent this knows the secret, and sent it just now: an old copy sent again does not count. */
export function isSignedBody(header: string | undefined, body: Body, secret: string, now: Date): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!parts) return false;
  const time = Number(parts[1]);
  if (Math.abs(now.getTime() / 1000 - time) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(parts[2] ?? '', 'hex'), Buffer.from(digest(time, body, secret), 'hex'));
}

function digest(time: number, body: Body, secret: string): string {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
}
