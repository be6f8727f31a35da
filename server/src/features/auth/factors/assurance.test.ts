import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { type AuthBench, bearer, goodPassword, openAuthBench } from '../testing/auth-bench.ts';

/** Ada has an authenticator app. A thief knows her password, and has a session that lacks the second step. */
async function withThief() {
  const bench = await openAuthBench();
  const ada = await bench.newPerson();
  const { data } = await ada.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (data?.type !== 'totp') throw new Error('no factor');
  const { id: factorId, totp } = data;
  const codeNow = () => {
    // Each code works once.
    bench.clock.forward(60);
    return new TOTP({ secret: totp.secret }).generate({ timestamp: bench.clock.now().getTime() });
  };
  const first = await ada.client.mfa.challengeAndVerify({ factorId, code: codeNow() });
  if (first.error) throw first.error;
  const signedIn = await bench.client().signInWithPassword({ email: ada.email, password: goodPassword });
  const stolen = signedIn.data.session;
  if (!stolen) throw new Error('no session');
  return { bench, factorId, codeNow, stolen, owner: first.data };
}

const statusOf = async (bench: AuthBench, token: string) =>
  (await bench.request('/api/whoami', { headers: bearer(token) })).status;

describe('tokens from before the second step', () => {
  it('stay worth one factor when somebody else takes the second step with them', async () => {
    const { bench, factorId, codeNow, stolen } = await withThief();
    // Ada's browser has the thief's session, however that came about, and she types her code.
    const hers = bench.client();
    await hers.setSession(stolen);
    const { data, error } = await hers.mfa.challengeAndVerify({ factorId, code: codeNow() });
    expect(error).toBeNull();
    expect(await statusOf(bench, data?.access_token ?? '')).toBe(200);

    expect(await statusOf(bench, stolen.access_token)).toBe(401);
    const change = await bench.request('/auth/v1/user', {
      method: 'PUT',
      headers: { ...bearer(stolen.access_token), 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'a-password-of-the-thief' }),
    });
    expect([change.status, await change.json()]).toMatchObject([403, { error_code: 'session_not_found' }]);
    // Also refused at once, within the grace period of a replaced token.
    const refreshed = await bench.post('/token?grant_type=refresh_token', {
      refresh_token: stolen.refresh_token,
    });
    expect([refreshed.status, await refreshed.json()]).toMatchObject([
      400,
      { error_code: 'session_not_found' },
    ]);
  });

  it('stay worth one factor after a backup code, too', async () => {
    const { bench, stolen, owner } = await withThief();
    const post = (path: string, token: string, body?: object) =>
      bench.request(`/api/account/backup-codes${path}`, {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    const { codes } = (await (await post('', owner.access_token)).json()) as { codes: string[] };
    const taken = await post('/verify', stolen.access_token, { code: codes[0] });
    const { access_token: raised } = (await taken.json()) as { access_token: string };
    expect(await statusOf(bench, raised)).toBe(200);
    expect(await statusOf(bench, stolen.access_token)).toBe(401);
  });

  it('no session is ever worth more than when it began', async () => {
    const { bench } = await withThief();
    const { rows } = await bench.db.execute(
      sql`select aal, ended_at is null as is_open, end_reason from auth_sessions order by created_at, aal`,
    );
    expect(rows).toEqual([
      { aal: 'aal1', is_open: false, end_reason: 'second step taken' },
      { aal: 'aal2', is_open: true, end_reason: null },
      { aal: 'aal1', is_open: true, end_reason: null },
    ]);
  });

  it('a session does not live longer by its second step', async () => {
    const { bench, factorId, codeNow, stolen } = await withThief();
    const client = bench.client();
    await client.setSession(stolen);
    await client.mfa.challengeAndVerify({ factorId, code: codeNow() });
    const { rows } = await bench.db.execute(
      sql`select count(distinct created_at)::int as n from auth_sessions where user_id = ${stolen.user.id}`,
    );
    expect(rows).toEqual([{ n: 2 }]);
  });

  it('set nothing up, take nothing away and send no code, while the app is there', async () => {
    const { bench, stolen, factorId } = await withThief();
    const asked = [
      ['PUT', '/user', { data: { full_name: 'Thief' } }],
      ['GET', '/reauthenticate'],
      ['POST', '/factors', { factor_type: 'totp' }],
      ['DELETE', `/factors/${factorId}`],
    ] as const;
    for (const [method, path, body] of asked) {
      const res = await bench.request(`/auth/v1${path}`, {
        method,
        headers: { ...bearer(stolen.access_token), 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect([path, await res.json()]).toMatchObject([path, { error_code: 'insufficient_aal' }]);
    }
  });
});
