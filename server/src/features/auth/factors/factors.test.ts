import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { type AuthBench, bearer, goodPassword, openAuthBench } from '../testing/auth-bench.ts';

type Person = Awaited<ReturnType<AuthBench['newPerson']>>;

const codeAt = (secret: string, moment: Date) =>
  new TOTP({ secret }).generate({ timestamp: moment.getTime() });

async function enrol({ client }: Pick<Person, 'client'>, friendlyName = 'Phone') {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error || data.type !== 'totp') throw error ?? new Error('no factor');
  return { id: data.id, ...data.totp };
}

/** A user with an authenticator app, in a session that has used it. */
async function withApp() {
  const bench = await openAuthBench();
  const person = await bench.newPerson();
  const factor = await enrol(person);
  const code = codeAt(factor.secret, bench.clock.now());
  const { data, error } = await person.client.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (error) throw error;
  return { bench, person, client: person.client, factor, code, session: data };
}

describe('setting up an authenticator app', () => {
  it('goes from enrolment to a session worth more', async () => {
    const bench = await openAuthBench();
    const person = await bench.newPerson();
    const { client } = person;
    const factor = await enrol(person);
    expect(factor.uri).toMatch(/^otpauth:\/\/totp\/Plainclaim:ada%40example\.com\?.*secret=[A-Z2-7]{32}/);
    expect(factor.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/);
    expect((await client.getUser()).data.user?.factors).toMatchObject([
      { id: factor.id, factor_type: 'totp', status: 'unverified', friendly_name: 'Phone' },
    ]);
    const { data: challenge } = await client.mfa.challenge({ factorId: factor.id });
    expect(challenge).toMatchObject({
      type: 'totp',
      expires_at: Math.floor(bench.clock.now().getTime() / 1000) + 300,
    });
    const right = codeAt(factor.secret, bench.clock.now());
    const wrong = await client.mfa.verify({
      factorId: factor.id,
      challengeId: challenge?.id ?? '',
      code: right === '000000' ? '111111' : '000000',
    });
    expect(wrong.error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
    const { data, error } = await client.mfa.verify({
      factorId: factor.id,
      challengeId: challenge?.id ?? '',
      code: right,
    });
    expect(error).toBeNull();
    const { data: claims } = await client.getClaims(data?.access_token);
    expect(claims?.claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] });
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([
      { id: factor.id, status: 'verified' },
    ]);
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });
    const { data: refreshed } = await client.refreshSession();
    const { data: later } = await client.getClaims(refreshed.session?.access_token);
    expect(later?.claims.aal).toBe('aal2');
  });

  it('keeps the secret sealed, and shows it nowhere again', async () => {
    const { bench, client, factor } = await withApp();
    const { rows } = await bench.db.execute(sql`select * from auth_factors`);
    expect(JSON.stringify(rows)).not.toContain(factor.secret);
    expect(JSON.stringify((await client.getUser()).data)).not.toContain(factor.secret);
    expect(JSON.stringify(bench.log.lines)).not.toContain(factor.secret);
  });

  it('refuses a name used before, and kinds that are not offered', async () => {
    const bench = await openAuthBench();
    const person = await bench.newPerson();
    await enrol(person, 'Phone');
    const again = await person.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    for (const friendlyName of ['', '']) await enrol(person, friendlyName);
    const phone = await person.client.mfa.enroll({ factorType: 'phone', phone: '447700900123' });
    expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
    bench.clock.forward(301);
    await enrol(person, 'Phone');
    expect((await person.client.getUser()).data.user?.factors).toHaveLength(1);
  });
});

describe('a code from the app', () => {
  it('works once, even within its half minute', async () => {
    const { client, factor, code } = await withApp();
    const again = await client.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(again.error).toMatchObject({ code: 'mfa_verification_failed' });
  });

  it('works once when sent ten times at the same moment', async () => {
    const { bench, client, factor } = await withApp();
    bench.clock.forward(60);
    const code = codeAt(factor.secret, bench.clock.now());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.mfa.challengeAndVerify({ factorId: factor.id, code })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('may be one step late, not two', async () => {
    const { bench, client, factor } = await withApp();
    bench.clock.forward(300);
    const atThatMoment = bench.clock.now();
    bench.clock.forward(90);
    const late = codeAt(factor.secret, atThatMoment);
    expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code: late })).error).not.toBeNull();
    const recent = codeAt(factor.secret, new Date(bench.clock.now().getTime() - 30_000));
    expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code: recent })).error).toBeNull();
  });

  it('needs a challenge of that factor which has not run out', async () => {
    const { bench, client, factor } = await withApp();
    const { data: challenge } = await client.mfa.challenge({ factorId: factor.id });
    bench.clock.forward(300);
    const code = codeAt(factor.secret, bench.clock.now());
    const verify = (challengeId: string) => client.mfa.verify({ factorId: factor.id, challengeId, code });
    expect((await verify(challenge?.id ?? '')).error).toMatchObject({ code: 'mfa_challenge_expired' });
    expect((await verify('00000000-0000-4000-8000-000000000000')).error).toMatchObject({ status: 422 });
    expect((await verify('rubbish')).error).toMatchObject({ status: 422 });
  });
});

describe('with an app set up', () => {
  it('a session without the second step opens nothing of the product, and changes nothing that matters', async () => {
    const { bench, session } = await withApp();
    const firstStepOnly = bench.client();
    const { data } = await firstStepOnly.signInWithPassword({
      email: 'ada@example.com',
      password: goodPassword,
    });
    const token = data.session?.access_token ?? '';
    expect((await firstStepOnly.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    expect((await bench.request('/api/whoami', { headers: bearer(token) })).status).toBe(401);
    expect((await bench.request('/api/whoami', { headers: bearer(session.access_token) })).status).toBe(200);
    for (const change of [{ password: 'another-kettle-43' }, { email: 'eve@example.com' }]) {
      expect((await firstStepOnly.updateUser(change)).error).toMatchObject({
        status: 401,
        code: 'insufficient_aal',
      });
    }
    const enrolment = await firstStepOnly.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine now' });
    expect(enrolment.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const factorId = data.user?.factors?.[0]?.id ?? '';
    expect((await firstStepOnly.mfa.unenroll({ factorId })).error).toMatchObject({
      code: 'insufficient_aal',
    });
  });

  it('removing it takes it out of the list and lowers every session', async () => {
    const { bench, client, factor } = await withApp();
    expect((await client.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id });
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
    const { data } = await client.refreshSession();
    const actor = await bench.auth.authenticate(`Bearer ${data.session?.access_token}`);
    expect(actor).toMatchObject({ aal: 'aal1', needsSecondStep: false });
  });

  it('its owner is told by mail when it is set up and when it is removed, not when it is used', async () => {
    const { bench, client, factor } = await withApp();
    const kinds = async () => (await bench.mailsTo('ada@example.com')).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['auth-factor-added']);
    bench.clock.forward(60);
    const code = codeAt(factor.secret, bench.clock.now());
    expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
    expect(await kinds()).toEqual(['auth-factor-added']);
    await client.mfa.unenroll({ factorId: factor.id });
    expect(await kinds()).toEqual(['auth-factor-removed', 'auth-factor-added']);
    await enrol({ client });
    const { data } = await client.mfa.listFactors();
    await client.mfa.unenroll({ factorId: data?.all[0]?.id ?? '' });
    expect(await kinds()).toHaveLength(2);
  });

  it("nobody finds another person's factor", async () => {
    const { bench, factor } = await withApp();
    const { client } = await bench.newPerson('eve@example.com');
    const unknown = { status: 404, code: 'mfa_factor_not_found' };
    expect((await client.mfa.challenge({ factorId: factor.id })).error).toMatchObject(unknown);
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toMatchObject(unknown);
    // The client rejects ids that are not UUIDs, so this request bypasses it.
    const { data } = await client.getSession();
    const res = await bench.request('/auth/v1/factors/rubbish', {
      method: 'DELETE',
      headers: bearer(data.session?.access_token ?? ''),
    });
    expect([res.status, await res.json()]).toMatchObject([404, { error_code: 'validation_failed' }]);
  });
});

describe('backup codes', () => {
  const call = (bench: AuthBench, method: string, path: string, token: string, body?: object) =>
    bench.request(`/api/account${path}`, {
      method,
      headers: { ...bearer(token), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });

  it('are ten, shown once, and each takes the second step once', async () => {
    const { bench, session } = await withApp();
    const made = await call(bench, 'POST', '/backup-codes', session.access_token);
    const { codes } = (await made.json()) as { codes: string[] };
    expect(new Set(codes).size).toBe(10);
    const { rows } = await bench.db.execute(sql`select * from auth_backup_codes`);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);

    const client = bench.client();
    const { data } = await client.signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    const token = data.session?.access_token ?? '';
    const verify = (code: string) => call(bench, 'POST', '/backup-codes/verify', token, { code });
    const wrong = await verify('aaaaa-aaaaa');
    expect([wrong.status, await wrong.json()]).toMatchObject([
      422,
      { error: { fields: [{ field: 'code', message: 'That code is not right, or was used before.' }] } },
    ]);
    const [first = ''] = codes;
    const right = await verify(first.toUpperCase().replace('-', ' '));
    expect(right.status).toBe(200);
    const body = (await right.json()) as { access_token: string; refresh_token: string };
    expect((await client.setSession(body)).error).toBeNull();
    const { data: claims } = await client.getClaims();
    expect(claims?.claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'backup_code' }, {}] });
    const again = await bench
      .client()
      .signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    const later = again.data.session?.access_token ?? '';
    const used = await call(bench, 'POST', '/backup-codes/verify', later, { code: first });
    expect(used.status).toBe(422);
    const left = await call(bench, 'GET', '/backup-codes', body.access_token);
    expect(await left.json()).toEqual({ unused: 9 });
  });

  it('need the app, and this session to have used it', async () => {
    const { bench } = await withApp();
    const { data } = await bench
      .client()
      .signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    expect((await call(bench, 'POST', '/backup-codes', data.session?.access_token ?? '')).status).toBe(401);
    const bob = await bench.newPerson('bob@example.com');
    expect((await call(bench, 'POST', '/backup-codes', bob.session.access_token)).status).toBe(409);
  });

  it('are replaced by new ones, and gone with the app', async () => {
    const { bench, client, factor, session } = await withApp();
    const make = async () =>
      (await (await call(bench, 'POST', '/backup-codes', session.access_token)).json()) as {
        codes: string[];
      };
    const old = await make();
    const fresh = await make();
    const verify = (code = '') => call(bench, 'POST', '/backup-codes/verify', session.access_token, { code });
    expect((await verify(old.codes[0])).status).toBe(422);
    await client.mfa.unenroll({ factorId: factor.id });
    expect((await verify(fresh.codes[0])).status).toBe(422);
  });
});
