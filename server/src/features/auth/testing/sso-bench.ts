import { count } from 'drizzle-orm';
import { readIdpMetadata } from '../sso/read-idp-metadata.ts';
import { authUsers } from '../users/users.tables.ts';
import { openAuthBench, siteUrl } from './auth-bench.ts';
import { askedBy, assertionOf, openSignInService, responseOf, type Said } from './sign-in-service.ts';

export const providerId = '5b0c8a52-6a6f-4d2f-9f3c-1d2f6a7b8c9d';

export const service = openSignInService();

export const stranger = openSignInService();

export async function openSsoBench(settings: object = {}, flowType: 'implicit' | 'pkce' = 'implicit') {
  const ssoProviders = [{ id: providerId, domains: ['example.com'], ...readIdpMetadata(service.metadata) }];
  const bench = await openAuthBench({ settings: { samlEnabled: true, ...settings }, deps: { ssoProviders } });
  let cookie = '';
  const onAnswer = (res: Response) => {
    cookie = res.headers.get('set-cookie') ?? cookie;
  };
  const client = bench.client({ flowType, onAnswer });

  /** Starts a sign-in; returns what the identity provider will assert about Ada. */
  const ask = async () => {
    const options = { redirectTo: `${siteUrl}/dashboard` };
    const { data, error } = await client.signInWithSSO({ domain: 'example.com', options });
    if (error) throw error;
    const asked = askedBy(data?.url ?? '');
    const said: Said = {
      issuer: service.entityId,
      audience: asked.issuer,
      recipient: asked.returnUrl,
      inResponseTo: asked.id,
      nameId: 'ada-1',
      email: 'ada@example.com',
      now: bench.clock.now(),
    };
    return { url: new URL(data?.url ?? ''), asked, said };
  };
  /** Posts a SAML response as a browser does. */
  const answer = async (relayState: string, xml: string, kept = cookie.split(';')[0] ?? ''): Promise<URL> => {
    const res = await bench.request('/auth/v1/sso/saml/acs', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: kept },
      body: String(
        new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState }),
      ),
    });
    if (res.status !== 303) throw new Error(`the answer was answered with ${res.status}`);
    return new URL(res.headers.get('location') ?? '');
  };
  const arrive = async (changes: Partial<Said> = {}) => {
    const { asked, said } = await ask();
    const whole = { ...said, ...changes };
    return await answer(asked.relayState, responseOf(whole, service.sign(assertionOf(whole))));
  };
  const people = async () => (await bench.db.select({ n: count() }).from(authUsers))[0]?.n;
  return { bench, client, ask, answer, arrive, people, cookieOf: () => cookie };
}
