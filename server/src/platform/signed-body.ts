import { createHmac, timingSafeEqual } from 'node:crypto';

type Body = Uint8Array | string;

const toleranceSeconds = 300;

/** A webhook signature header as Stripe's: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signBody(body: Body, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${digest(time, body, secret)}`;
}

/** Whether the signature is valid and fresh. An old one is refused, against replay. */
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
