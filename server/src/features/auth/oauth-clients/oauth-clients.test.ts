import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeServiceKey } from '../service/make-service-key.ts';
import { bearer, openAuthBench } from '../testing/auth-bench.ts';
import { authOauthClients } from './oauth-clients.tables.ts';

const given = { client_name: 'Ledger', redirect_uris: ['https://ledger.example/back'] };

describe('clients of others', () => {
  it('get a secret that is shown once and kept as a hash', async () => {
    const bench = await openAuthBench();
    const { oauth } = await bench.admin();
    const { data: made } = await oauth.createClient(given);
    expect(made).toMatchObject({
      ...given,
      client_id: expect.any(String),
      client_secret: expect.stringMatching(/^[\w-]{43}$/),
      client_type: 'confidential',
      token_endpoint_auth_method: 'client_secret_basic',
      registration_type: 'manual',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    });
    const read = await oauth.getClient(made?.client_id ?? '');
    expect(read.data).toMatchObject(given);
    expect(read.data).not.toHaveProperty('client_secret');
    const [row] = await bench.db.select().from(authOauthClients);
    expect(JSON.stringify(row)).not.toContain(made?.client_secret);
    const renewed = await oauth.regenerateClientSecret(made?.client_id ?? '');
    expect(renewed.data?.client_secret).toEqual(expect.any(String));
    expect(renewed.data?.client_secret).not.toBe(made?.client_secret);
  });

  it('answer 201 and 204, in pages', async () => {
    const bench = await openAuthBench();
    const headers = bearer(await makeServiceKey(bench.kit, 1));
    const made = await bench.post('/admin/oauth/clients', given, headers);
    expect(made.status).toBe(201);
    const { client_id: id } = (await made.json()) as { client_id: string };
    const { oauth } = await bench.admin();
    await oauth.createClient({ ...given, client_name: 'Second' });
    const { data: page } = await oauth.listClients({ page: 1, perPage: 1 });
    expect(page).toMatchObject({ clients: [expect.any(Object)], total: 2, nextPage: 2 });
    const gone = await bench.request(`/auth/v1/admin/oauth/clients/${id}`, { method: 'DELETE', headers });
    expect([gone.status, await gone.text()]).toEqual([204, '']);
    expect((await oauth.listClients()).data.clients).toHaveLength(1);
  });

  it('change, but not into what no client may be', async () => {
    const bench = await openAuthBench();
    const { oauth } = await bench.admin();
    const { data: made } = await oauth.createClient(given);
    const id = made?.client_id ?? '';
    const changed = await oauth.updateClient(id, { client_name: 'Books' });
    expect(changed.data).toMatchObject({ client_name: 'Books', redirect_uris: given.redirect_uris });
    for (const odd of [
      { redirect_uris: [] },
      { redirect_uris: ['javascript:alert(1)'] },
      { redirect_uris: ['http://ledger.example/back'] },
      { redirect_uris: ['https://ledger.example/back#part'] },
      { token_endpoint_auth_method: 'none' as const },
      { grant_types: ['password' as 'refresh_token'] },
    ]) {
      expect((await oauth.updateClient(id, odd)).error).toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
    }
    expect((await oauth.getClient(id)).data).toMatchObject({ redirect_uris: given.redirect_uris });
  });

  it('are refused without a name or an address to return to, and unknown ones are not found', async () => {
    const bench = await openAuthBench();
    const { oauth } = await bench.admin();
    expect((await oauth.createClient({ ...given, redirect_uris: [] })).error).toMatchObject({ status: 400 });
    expect((await oauth.createClient({ ...given, client_name: '' })).error).toMatchObject({ status: 400 });
    const nobody = randomUUID();
    const notFound = { status: 404, code: 'oauth_client_not_found' };
    expect((await oauth.getClient(nobody)).error).toMatchObject(notFound);
    expect((await oauth.updateClient(nobody, { client_name: 'x' })).error).toMatchObject(notFound);
    expect((await oauth.deleteClient(nobody)).error).toMatchObject(notFound);
    expect((await oauth.regenerateClientSecret('odd')).error).toMatchObject(notFound);
  });
});
