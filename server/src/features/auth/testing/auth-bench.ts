import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { exportJWK, generateKeyPair } from 'jose';
import { identifyActor, only, signedInOnly } from '../../../http/actor.ts';
import type { AppEnv } from '../../../http/context.ts';
import { answerError } from '../../../http/errors.ts';
import { requestIdentity } from '../../../http/request-identity.ts';
import { requireSetUpSecondStep } from '../../../http/set-up-operations.ts';
import { emails } from '../../../platform/mail/mail.tables.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { type AuthSettings, authSettings } from '../auth.settings.ts';
import type { AuthDeps } from '../create-auth.ts';
import { createAuth, createAuthKit } from '../create-auth.ts';
import { makeServiceKey } from '../service/make-service-key.ts';
import { importKeys, type JwkSet } from '../tokens/signing-keys.ts';

export const siteUrl = 'https://plainclaim.test';
export const apiUrl = `${siteUrl}/auth/v1`;
export const goodPassword = 'violet-kettle-42';

/** Elliptic curve: takes a millisecond to generate, RSA a good part of a second. */
export async function makeKeySet(kid: string): Promise<JwkSet> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { keys: [{ ...(await exportJWK(privateKey)), kty: 'EC', crv: 'P-256', kid }] };
}

const keySet = await makeKeySet('bench');

export type BenchOptions = {
  readonly settings?: Partial<AuthSettings>;
  readonly deps?: Partial<AuthDeps>;
  readonly rateLimits?: boolean;
  /** Runs another instance on the database and the clock of this one. */
  readonly beside?: { readonly app: TestApp };
};

export type ReadMail = {
  readonly kind: string;
  readonly text: string;
  readonly link: string;
  readonly digits: string;
};

/** The auth service with the official client, on a fresh database and a clock that the test moves. */
export async function openAuthBench(options: BenchOptions = {}) {
  const { settings = {}, deps = {}, rateLimits = false, beside } = options;
  // Starts at the real time, because the official client reads the real clock.
  const startAt = new Date().toISOString();
  const app =
    beside?.app ?? (await testApp({ startAt, settings: { RATE_LIMITS: rateLimits ? 'on' : 'off' } }));
  const { platform, clock, log } = app;
  const allDeps = {
    ...platform,
    sms: null,
    config: { ...platform.config, RATE_LIMITS: rateLimits },
    keys: await importKeys(keySet, 'a-shared-secret-for-tests-only'),
    ...deps,
  };
  const allSettings = authSettings(siteUrl, { passwordCost: { memoryKib: 8, passes: 1 }, ...settings });
  const { apiUrl: address } = allSettings;
  const prefix = new URL(address).pathname;
  const auth = createAuth(allSettings, allDeps);
  const http = new Hono<AppEnv>();
  // Trusts one proxy, so that a test can send from any address.
  http.use(requestIdentity(1));
  http.onError(answerError(log.log));
  http.use('/api/*', identifyActor(auth.authenticate), requireSetUpSecondStep);
  http.route(prefix, auth.routes);
  http.route('/api/account', auth.accountRoutes);
  http.route('/api/account/mailbox', auth.mailboxRoutes);
  http.route('/api/account/second-step', auth.secondStepRoutes);
  http.get('/api/whoami', signedInOnly, (c) => c.json(c.get('actor')));
  http.get('/api/solicitors-only', only('solicitor'), (c) => c.json(c.get('actor')));

  const request = async (path: string, init?: RequestInit) => await http.request(`${siteUrl}${path}`, init);

  type ClientOptions = {
    readonly flowType?: 'implicit' | 'pkce';
    readonly address?: string;
    /** Called for each request of the client. */
    readonly onRequest?: (url: string) => void;
    /** Called with each response before the client reads it, for example to read cookies. */
    readonly onAnswer?: (res: Response) => void;
  };

  /** The official client with its own storage: one browser. */
  const client = (options: ClientOptions = {}): InstanceType<typeof AuthClient> => {
    const memory = new Map<string, string>();
    return new AuthClient({
      url: address,
      fetch: (async (input: string, init?: RequestInit) => {
        options.onRequest?.(input);
        const headers = new Headers(init?.headers);
        headers.set('user-agent', 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36');
        if (options.address) headers.set('x-forwarded-for', options.address);
        const res = await http.request(input, { ...init, headers });
        options.onAnswer?.(res);
        return res;
      }) as typeof fetch,
      storage: {
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
        removeItem: (key) => void memory.delete(key),
      },
      autoRefreshToken: false,
      detectSessionInUrl: false,
      flowType: options.flowType ?? 'implicit',
    });
  };

  /** Every mail to an address, newest first. */
  const mailsTo = async (address: string): Promise<ReadMail[]> => {
    const rows = await platform.db
      .select()
      .from(emails)
      .where(eq(emails.toAddress, address))
      .orderBy(desc(emails.createdAt));
    return rows.map(({ kind, text }) => ({
      kind,
      text,
      link: /<(https:\/\/plainclaim\.test\/(?:[\w/]+\/verify\?|open-link#)[^>]+)>/.exec(text)?.[1] ?? '',
      digits: /\b\d{6}\b/.exec(text)?.[0] ?? '',
    }));
  };

  const kit = createAuthKit(allSettings, allDeps);

  return {
    auth,
    app,
    kit,
    /** The official admin client with a service key, or with the given token. */
    admin: async (token?: string): Promise<GoTrueAdminApi> =>
      new GoTrueAdminApi({
        url: address,
        // Spelled as in the client, which then overwrites it where it sends a user's token.
        headers: { Authorization: `Bearer ${token ?? (await makeServiceKey(kit, 1))}` },
        fetch: (async (input: string, init?: RequestInit) => await http.request(input, init)) as typeof fetch,
      }),
    db: platform.db,
    clock,
    log,
    request,
    client,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      request(prefix + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    put: (path: string, body: unknown, token: string) =>
      request(prefix + path, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }),
    mailsTo,
    mailTo: async (address: string, kind?: string): Promise<ReadMail> => {
      const mails = await mailsTo(address);
      const mail = mails.find((one) => kind === undefined || one.kind === kind);
      if (!mail) throw new Error(`no mail ${kind ?? ''} to ${address}`);
      return mail;
    },
    /** Opens a link as a browser would, and returns where it redirects. */
    open: async (link: string): Promise<URL> => {
      const res = await http.request(link);
      if (res.status !== 303) throw new Error(`the link answered ${res.status}`);
      return new URL(res.headers.get('location') ?? '');
    },
    /** A new user, signed in with their own client. */
    newPerson: async (email = 'ada@example.com', options: ClientOptions = {}) => {
      const own = client(options);
      const { data, error } = await own.signUp({ email, password: goodPassword });
      if (error || !data.session || !data.user) throw error ?? new Error('no session');
      return { client: own, session: data.session, user: data.user, email };
    },
  };
}

export type AuthBench = Awaited<ReturnType<typeof openAuthBench>>;

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const fragmentOf = (url: URL): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
