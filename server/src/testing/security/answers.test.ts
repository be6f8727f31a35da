import { expect, it } from 'vitest';
import { openClaimsBench } from '../../features/claims/testing/claims-bench.ts';

type Schema = {
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly $ref?: string;
};
type Described = {
  readonly paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
  readonly components: { readonly schemas: Record<string, Schema> };
};

/** Responses that shared caches may store: only those that are equal for every user. */
const sharedByAll = ['/auth/v1/.well-known/jwks.json', '/auth/v1/.well-known/jwks.json/'];

/** Every GET route, requested by an admin, who may read the most. */
it('caches hold nothing of a person, other sites read nothing, and every answer has the strict headers', async () => {
  const { app, signUp, withRole, submitted } = await openClaimsBench({ settings: { RATE_LIMITS: 'off' } });
  const admin = await withRole(await signUp(), 'admin');
  const { id } = await submitted(admin);
  const ofApp = app.app.http.routes
    .filter(({ method, path }) => method === 'GET' && !path.includes('*') && !path.startsWith('/dev/'))
    .map(({ path }) => path.replace(/:\w+(\{[^}]*\})?/g, id));
  const paths = [...new Set([...ofApp, '/api/no-such', '/no-such', '/files/forged'])];
  expect(paths.length).toBeGreaterThan(60);
  let answered = 0;
  for (const path of paths) {
    const res = await app.request(path, {
      headers: { authorization: `Bearer ${admin.token}`, origin: 'https://evil.example' },
    });
    await res.body?.cancel();
    if (res.ok) answered += 1;
    const kept = res.headers.get('cache-control') ?? '';
    if (!sharedByAll.includes(path))
      expect.soft([path, kept]).toEqual([path, expect.stringMatching(/no-store|^private, no-cache$/)]);
    expect.soft([path, res.headers.get('x-frame-options')]).toEqual([path, 'DENY']);
    expect.soft([path, res.headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    expect
      .soft([path, res.headers.get('content-security-policy')])
      .toEqual([path, expect.stringMatching(/default-src '(self|none)'|sandbox/)]);
    // Clients on any origin may use the auth contract: it takes tokens, and browsers send no credentials by
    // themselves.
    const readers = path.startsWith('/auth/v1') ? '*' : null;
    expect.soft([path, res.headers.get('access-control-allow-origin')]).toEqual([path, readers]);
    expect.soft([path, res.headers.get('access-control-allow-credentials')]).toEqual([path, null]);
  }
  expect(answered, 'asked by someone who gets answers').toBeGreaterThan(30);
});

it('a cookie, a parameter or a password opens nothing: another site has no way to act for a visitor', async () => {
  const { app, signUp } = await openClaimsBench();
  const { token } = await signUp();
  const call = (path: string, init: RequestInit) => app.request(path, init);
  expect((await call('/api/profile', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  const kept = JSON.stringify({ access_token: token });
  const attempts: Record<string, string>[] = [
    {
      cookie: `plainclaim-auth=${encodeURIComponent(kept)}; access_token=${token}; sb-access-token=${token}`,
    },
    { cookie: `pc_viewer=admin.a%40b.example; authorization=Bearer ${token}` },
    { authorization: `Basic ${Buffer.from(`x:${token}`).toString('base64')}` },
    { 'x-access-token': token, apikey: token },
  ];
  for (const headers of attempts)
    expect((await call('/api/profile', { headers })).status, Object.keys(headers).join()).toBe(401);
  expect((await call(`/api/profile?access_token=${token}&token=${token}`, {})).status).toBe(401);
  // Content types that a cross-site form can send without a preflight are not parsed as JSON.
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const res = await call('/api/claims/drafts', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body: '{"form":{},"step":1}',
    });
    expect([type, res.status]).toEqual([type, 415]);
  }
  const asked = await call('/api/profile', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
  });
  expect(asked.headers.get('access-control-allow-methods')).toBeNull();
});

/** Columns that decide identity, ownership or status. */
const notForPeople =
  /^(user_?id|owner_?id|plaintiff_?id|role|app_metadata|is_admin|approved|approval_status|status|aal|banned_until|paid_at|version_of|created_at|updated_at)$/i;

it('no person can send a field that decides whose a thing is, how far it came, or what they may do', async () => {
  const { app, signUp, call, draft, rows } = await openClaimsBench();
  const described = (await (await app.request('/api/openapi.json')).json()) as Described;
  const fieldsOf = (schema: Schema | undefined, seen = new Set<string>()): string[] => {
    if (!schema) return [];
    if (schema.$ref) {
      const name = schema.$ref.split('/').at(-1) ?? '';
      return seen.has(name) ? [] : fieldsOf(described.components.schemas[name], seen.add(name));
    }
    const own = Object.entries(schema.properties ?? {});
    return [...own.flatMap(([name, one]) => [name, ...fieldsOf(one, seen)]), ...fieldsOf(schema.items, seen)];
  };
  const offered = Object.entries(described.paths)
    .filter(([path]) => !path.startsWith('/api/admin/') && !path.startsWith('/api/testing/'))
    .flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ requestBody }) =>
        fieldsOf(requestBody?.content['application/json']?.schema).map((field) => ({ path, field })),
      ),
    );
  expect(offered.length).toBeGreaterThan(40);
  expect(offered.filter(({ field }) => notForPeople.test(field))).toEqual([]);

  // Extra fields that are sent all the same are not stored.
  const [hannah, victim] = [await signUp(), await signUp('victim')];
  const extra = { id: victim.id, user_id: victim.id, userId: victim.id, role: 'admin', status: 'resolved' };
  const profile = { full_name: 'Hannah Okoro', email: hannah.email, phone: '', date_of_birth: '' };
  const address = { address_line_1: '', address_line_2: '', town_city: '', postcode: '' };
  await call(hannah, 'PUT', '/api/profile', { ...profile, ...address, ...extra });
  await call(hannah, 'POST', '/api/claims/drafts', { form: { ...extra }, step: 1, ...extra });
  const mine = await draft(hannah);
  await call(hannah, 'PUT', `/api/claims/drafts/${mine.id}`, {
    form: { ...mine.form, ...extra },
    step: 4,
    version: mine.version,
    ...extra,
  });
  await call(hannah, 'PUT', '/api/account/mail-choices', { reminders: true, news: true, ...extra });
  const users = (await rows('auth_users')) as { id: string; app_metadata: { role: string } }[];
  expect(users.map(({ app_metadata }) => app_metadata.role)).toEqual(['plaintiff', 'plaintiff']);
  const drafts = await rows('claim_drafts');
  expect(new Set(drafts.map(({ user_id }) => user_id))).toEqual(new Set([hannah.id]));
  expect(JSON.stringify(drafts)).not.toContain(victim.id);
  expect(
    (await call<{ profile: { user_id: string; role: string } }>(hannah, 'GET', '/api/profile')).body.profile,
  ).toMatchObject({ user_id: hannah.id, role: 'plaintiff' });
  expect((await call(victim, 'GET', `/api/claims/drafts/${mine.id}`)).status).toBe(404);
});

it('the mailbox of an embedded run is read on its own machine, unless it is opened to anyone', async () => {
  const pages = ['/dev/mailbox', '/dev/mailbox/api', '/dev/mailbox/texts'];
  const statuses = async (settings: Record<string, string>, host: string) => {
    const { app } = await openClaimsBench({ settings });
    return await Promise.all(pages.map(async (page) => (await app.request(`http://${host}${page}`)).status));
  };
  expect(await statuses({}, '127.0.0.1')).toEqual([200, 200, 200]);
  expect(await statuses({}, 'evil.example')).toEqual([403, 403, 403]);
  expect(await statuses({ DEV_MAILBOX: 'anyone' }, 'evil.example')).toEqual([200, 200, 200]);
});
