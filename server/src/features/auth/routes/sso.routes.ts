import { z } from 'zod';
import type { AppContext } from '../../../http/context.ts';
import type { AuthKit } from '../auth-kit.ts';
import { readChallenge } from '../pkce/start-flow.ts';
import { refuseSaml } from '../providers/providers-off.ts';
import { sessionBody } from '../sessions/session-body.ts';
import { findSsoRequest, finishSso, type SsoResult } from '../sso/finish-sso.ts';
import { ourMetadata } from '../sso/our-metadata.ts';
import { startSso } from '../sso/start-sso.ts';
import { toAuthError } from '../wire/answer-auth-error.ts';
import { optionalText, pkceFields, readBody } from '../wire/read-body.ts';
import type { RouteTable } from '../wire/route-table.ts';
import { visitorOf } from '../wire/visitor-of.ts';
import { fieldsOf, redirect, withFragment } from './redirect-after-link.ts';
import { keepInBrowser, keptInBrowser } from './sso-cookie.ts';

const ssoBody = z.object({
  provider_id: optionalText,
  domain: optionalText,
  redirect_to: optionalText,
  skip_http_redirect: z.boolean().nullish(),
  ...pkceFields,
});

/** Single sign-on (SAML 2.0). */
export function ssoRoutes(auth: AuthKit): RouteTable {
  const requireSaml = () => (auth.settings.samlEnabled ? undefined : refuseSaml());
  return {
    'POST /sso': async (c) => {
      requireSaml();
      const body = await readBody(c, ssoBody);
      const { provider_id: providerId, domain, redirect_to: redirectTo } = body;
      const asked = { providerId, domain, redirectTo, challenge: readChallenge(body) };
      const { url, mark } = await startSso(auth, asked, visitorOf(c));
      if (mark !== undefined) keepInBrowser(c, auth.settings, mark);
      return body.skip_http_redirect ? c.json({ url }) : redirect(c, url);
    },

    'POST /sso/saml/acs': async (c) => {
      requireSaml();
      return await redirectAfterSso(auth, c);
    },

    'GET /sso/saml/metadata': (c) => {
      requireSaml();
      return c.body(ourMetadata(auth.settings), 200, { 'content-type': 'application/samlmetadata+xml' });
    },
  };
}

/** Receives a SAML response from a browser. Every outcome redirects to a page. */
async function redirectAfterSso(auth: AuthKit, c: AppContext): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  let target = auth.settings.siteUrl;
  try {
    const request = await findSsoRequest(auth, form.get('RelayState') ?? '');
    target = request.redirectTo;
    const answer = { samlResponse: form.get('SAMLResponse') ?? '', mark: keptInBrowser(c, auth.settings) };
    const result = await finishSso(auth, request, answer, visitorOf(c));
    return redirect(c, await addressAfter(auth, result, target));
  } catch (error) {
    const { status, code, message } = toAuthError(error);
    if (status >= 500) throw error;
    const problem = { error: 'access_denied', error_code: code, error_description: message };
    return redirect(c, withFragment(target, problem));
  }
}

async function addressAfter(auth: AuthKit, result: SsoResult, target: string): Promise<string> {
  if ('opened' in result) return withFragment(target, fieldsOf(await sessionBody(auth, result.opened)));
  const url = new URL(target);
  url.searchParams.set('code', result.code);
  return url.href;
}
