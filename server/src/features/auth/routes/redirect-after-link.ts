import type { AppContext } from '../../../http/context.ts';
import type { AuthKit } from '../auth-kit.ts';
import { forwardedLink } from '../codes/mailed-link.ts';
import { type Redeemed, redeemLink } from '../codes/redeem-code.ts';
import { type SessionBody, sessionBody } from '../sessions/session-body.ts';
import { toAuthError } from '../wire/answer-auth-error.ts';
import { redirectTarget } from '../wire/redirect-target.ts';
import { visitorOf } from '../wire/visitor-of.ts';

export const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Redeems a link opened in a browser. Every outcome redirects to a page. */
export async function redirectAfterLink(auth: AuthKit, c: AppContext): Promise<Response> {
  // Mail filters request links with HEAD, which must not use them up.
  if (c.req.method === 'HEAD') return c.body(null, 200);
  const type = c.req.query('type') ?? '';
  const target = redirectTarget(auth.settings, c.req.query('redirect_to'));
  const linkToken = c.req.query('token') ?? c.req.query('token_hash') ?? '';
  const forwarded = forwardedLink(auth.settings, { linkToken, type }, target);
  if (forwarded) return redirect(c, forwarded);
  try {
    const redeemed = await redeemLink(auth, { linkToken, type, continuesFlow: true }, visitorOf(c));
    return redirect(c, await addressAfter(auth, redeemed, target, type));
  } catch (error) {
    const { status, code, message } = toAuthError(error);
    if (status >= 500) throw error;
    const problem = { error: 'access_denied', error_code: code, error_description: message };
    return redirect(c, withFragment(target, problem));
  }
}

async function addressAfter(
  auth: AuthKit,
  redeemed: Redeemed,
  target: string,
  type: string,
): Promise<string> {
  if (redeemed.kind === 'half-done') return withFragment(target, { message: halfDone });
  if (redeemed.kind === 'flow') {
    const url = new URL(target);
    url.searchParams.set('code', redeemed.flowCode);
    return url.href;
  }
  return withFragment(target, { ...fieldsOf(await sessionBody(auth, redeemed.opened)), type });
}

/** A session as URL parameters. */
export const fieldsOf = (session: SessionBody) => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  refresh_token: session.refresh_token,
  sb: '',
  token_type: session.token_type,
});

/** In the fragment, which browsers do not send: no server or log sees it. */
export function withFragment(target: string, fields: Record<string, string>): string {
  const url = new URL(target);
  url.hash = String(new URLSearchParams(fields));
  return url.href;
}

export function redirect(c: AppContext, address: string, status: 302 | 303 = 303): Response {
  c.header('referrer-policy', 'no-referrer');
  c.header('cache-control', 'no-store');
  return c.redirect(address, status);
}
