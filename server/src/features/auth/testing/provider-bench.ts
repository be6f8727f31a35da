import { onTestFinished } from 'vitest';
import type { ProviderEntry } from '../../../config/auth-providers-setting.ts';
import { providerFromEntry } from '../providers/provider-from-entry.ts';
import { browserAtProvider } from './at-provider.ts';
import { apiUrl, type BenchOptions, openAuthBench } from './auth-bench.ts';
import { type OpenIdProvider, phoneClient, providerClient, startOpenIdProvider } from './openid-provider.ts';

export async function startProvider(): Promise<OpenIdProvider> {
  const provider = await startOpenIdProvider(`${apiUrl}/callback`);
  onTestFinished(() => provider.stop());
  return provider;
}

export const entryFor = (
  { issuer }: OpenIdProvider,
  changes: Partial<ProviderEntry> = {},
): ProviderEntry => ({
  id: 'custom:acme',
  name: 'Acme',
  client_id: providerClient.id,
  client_secret: providerClient.secret,
  audiences: [phoneClient.id],
  issuer,
  trust_email: false,
  private_network: true,
  ...changes,
});

type Options = BenchOptions & {
  readonly entries?: readonly ProviderEntry[];
  readonly change?: Partial<ProviderEntry>;
};

/** The service with one provider, where Ada has an account with a verified address. */
export async function openProviderBench({ entries, change, ...options }: Options = {}) {
  const acme = await startProvider();
  acme.people.set('ada', { email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' });
  acme.people.set('bob', { email: 'bob@example.com', email_verified: false });
  const providers = (entries ?? [entryFor(acme, change)]).map(providerFromEntry);
  const settings = { manualLinkingEnabled: true, providers, ...options.settings };
  const bench = await openAuthBench({ ...options, settings });

  /** One user's browser: our cookie, and a session at the provider. */
  const browser = () => {
    const atProvider = browserAtProvider();
    let cookie = '';
    const visit = async (address: string, init: RequestInit = {}) => {
      const res = await bench.request(address.slice(new URL(address).origin.length), {
        ...init,
        headers: { ...init.headers, cookie },
      });
      cookie = res.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return res;
    };
    const leave = async (address: string) => {
      const res = await visit(address);
      if (res.status !== 302) throw new Error(`leaving answered ${res.status}: ${await res.text()}`);
      return res.headers.get('location') ?? '';
    };
    const goThere = async (address: string, name = 'ada') => {
      const res = await atProvider.signIn(address, name);
      return res.headers.get('location') ?? (await res.text());
    };
    const comeBack = async (address: string) => new URL((await visit(address)).headers.get('location') ?? '');
    return {
      visit,
      /** Starts a sign-in; returns the provider's sign-in address. */
      leave,
      /** Signs in at the provider; returns the callback's address. */
      goThere,
      /** Opens the callback; returns the final address. */
      comeBack,
      /** Runs all three steps. */
      goAround: async (address: string, name = 'ada') =>
        await comeBack(await goThere(await leave(address), name)),
    };
  };

  /** The address that the official client redirects the browser to. */
  const addressFor = async (client: ReturnType<typeof bench.client>, more: object = {}) => {
    const { data } = await client.signInWithOAuth({
      provider: 'custom:acme' as 'google',
      options: { redirectTo: 'https://plainclaim.test/signin', skipBrowserRedirect: true, ...more },
    });
    return data.url ?? '';
  };

  return { ...bench, acme, browser, addressFor };
}

export type ProviderBench = Awaited<ReturnType<typeof openProviderBench>>;
