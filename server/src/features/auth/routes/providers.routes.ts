import type { AppContext } from '../../../http/context.ts';
import type { AuthKit } from '../auth-kit.ts';
import { readChallenge } from '../pkce/start-flow.ts';
import { finishProviderSignIn } from '../providers/finish-provider-sign-in.ts';
import { type ProviderSignInRequest, startProviderSignIn } from '../providers/start-provider-sign-in.ts';
import { identifyCaller, requireSession } from '../sessions/identify-caller.ts';
import { requireRecentProof } from '../sessions/require-recent-proof.ts';
import { requireSecondStep } from '../sessions/require-second-step.ts';
import { requireManualLinking } from '../users/remove-identity.ts';
import { toAuthError } from '../wire/answer-auth-error.ts';
import { redirectTarget } from '../wire/redirect-target.ts';
import type { RouteTable } from '../wire/route-table.ts';
import { visitorOf } from '../wire/visitor-of.ts';
import { browserOf, markBrowser } from './flow-cookie.ts';
import { redirect } from './redirect-after-link.ts';
import { addressAfter, addressRefused } from './redirect-after-provider.ts';

/** Parameters a client may pass to the provider: none that decides the client, the scope or the callback. */
const hintNames = [
  'access_type',
  'prompt',
  'login_hint',
  'hd',
  'domain_hint',
  'ui_locales',
  'max_age',
  'display',
];

/** Parameters of the callback. */
const answerNames = ['state', 'code', 'iss', 'error', 'error_description', 'user'];
const longestAnswer = 4096;

export const providersRoutes = (auth: AuthKit): RouteTable => ({
  'GET /authorize': async (c) => {
    const asked = askedOf(auth, c);
    // HEAD requests, as from mail filters and link previews, must not start a flow.
    if (c.req.method === 'HEAD') return c.body(null, 200);
    const request = { ...asked, browser: markBrowser(auth, c), linkingSessionId: null };
    try {
      return redirect(c, await startProviderSignIn(auth, request, visitorOf(c)), 302);
    } catch (error) {
      // The caller is a browser: redirect back with the reason instead of answering JSON.
      const refusal = toAuthError(error);
      if (refusal.status >= 500) throw error;
      auth.log.warn({ err: error, provider: asked.client.provider.id }, 'a provider cannot be reached');
      return redirect(c, addressRefused(asked.target, Boolean(asked.challenge), 'server_error', refusal));
    }
  },

  'GET /callback': async (c) => {
    if (c.req.method === 'HEAD') return c.body(null, 200);
    const parameters = new URL(c.req.url).searchParams;
    const outcome = await finishProviderSignIn(
      auth,
      { parameters, browser: browserOf(auth, c) },
      visitorOf(c),
    );
    return redirect(c, addressAfter(outcome));
  },

  /**
   * Some providers answer with a form. Browsers send no `SameSite=Lax` cookie with a POST from another site,
   * so redirect to the GET route.
   */
  'POST /callback': async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const address = new URL(`${auth.settings.apiUrl}/callback`);
    for (const name of answerNames) {
      const value = form.get(name);
      if (value !== null && value.length <= longestAnswer) address.searchParams.set(name, value);
    }
    return redirect(c, address.href);
  },

  'GET /user/identities/authorize': async (c) => {
    const caller = await identifyCaller(auth, c.req.header('authorization'));
    requireManualLinking(auth);
    await requireSecondStep(auth, caller);
    await requireRecentProof(auth, caller);
    const { id } = requireSession(caller);
    const request = { ...askedOf(auth, c), browser: markBrowser(auth, c), linkingSessionId: id };
    const url = await startProviderSignIn(auth, request, visitorOf(c));
    c.header('cache-control', 'no-store');
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : redirect(c, url, 302);
  },
});

type Asked = Omit<ProviderSignInRequest, 'browser' | 'linkingSessionId'>;

function askedOf(auth: AuthKit, c: AppContext): Asked {
  const query = (name: string) => c.req.query(name) ?? '';
  const client = auth.providers.require(c.req.query('provider'));
  const challenge = readChallenge({
    code_challenge: query('code_challenge'),
    code_challenge_method: query('code_challenge_method'),
  });
  const hints = hintNames.flatMap((name) => (query(name) === '' ? [] : [[name, query(name)] as const]));
  return {
    client,
    target: redirectTarget(auth.settings, c.req.query('redirect_to')),
    scopes: query('scopes')
      .split(/[\s,]+/)
      .filter(Boolean),
    hints: Object.fromEntries(hints),
    challenge,
  };
}
