import { describe, expect, it } from 'vitest';
import { bearer, goodPassword, openAuthBench } from '../testing/auth-bench.ts';
import { describeDevice } from './describe-device.ts';

type Sessions = {
  sessions: { id: string; device: string; is_current: boolean; address: string; last_used_at: string }[];
};

describe('signed-in devices', () => {
  it('are listed with device, address and time, and each can be signed out', async () => {
    const bench = await openAuthBench();
    const { session, email } = await bench.newPerson('ada@example.com', { address: '203.0.113.7' });
    bench.clock.forward(60);
    const laptop = bench.client();
    const { data } = await laptop.signInWithPassword({ email, password: goodPassword });
    const signedInAt = bench.clock.now();
    bench.clock.forward(60);
    const list = async () =>
      (await (
        await bench.request('/api/account/sessions', { headers: bearer(session.access_token) })
      ).json()) as Sessions;
    const before = await list();
    expect(before.sessions).toMatchObject([
      { device: 'Chrome on Windows', is_current: false },
      { device: 'Chrome on Windows', is_current: true, address: '203.0.113.7' },
    ]);
    // The session that asks is in use now; another one was last used when its tokens were last renewed.
    const [elsewhere, here] = before.sessions;
    expect(here?.last_used_at).toBe(bench.clock.now().toISOString());
    expect(elsewhere?.last_used_at).toBe(signedInAt.toISOString());
    const end = (id: string, token: string) =>
      bench.request(`/api/account/sessions/${id}`, { method: 'DELETE', headers: bearer(token) });
    const other = before.sessions[0]?.id ?? '';
    const stranger = await bench.newPerson('eve@example.com');
    expect((await end(other, stranger.session.access_token)).status).toBe(404);
    expect((await end(other, session.access_token)).status).toBe(204);
    expect((await end(other, session.access_token)).status).toBe(404);
    expect((await list()).sessions).toHaveLength(1);
    expect(await bench.auth.authenticate(`Bearer ${data.session?.access_token}`)).toBeNull();
  });

  it.each([
    'GET /sessions',
    'DELETE /sessions/00000000-0000-4000-8000-000000000000',
    'GET /backup-codes',
    'POST /backup-codes',
    'POST /backup-codes/verify',
  ])('%s is for people who are signed in', async (route) => {
    const bench = await openAuthBench();
    const [method, path] = route.split(' ');
    const headers = { 'content-type': 'application/json' };
    const body = method === 'POST' ? '{"code":"x"}' : undefined;
    const res = await bench.request(`/api/account${path}`, { method, headers, body });
    expect([res.status, await res.json()]).toMatchObject([401, { error: { code: 'unauthenticated' } }]);
  });
});

describe('describeDevice', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['curl/8.0', 'Unknown device'],
    ['', 'Unknown device'],
  ])('%s', (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words);
  });
});
