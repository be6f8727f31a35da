import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { grantRole } from '../people/grant-role.ts';
import { type AuthBench, bearer, goodPassword, openAuthBench } from '../testing/auth-bench.ts';

const dayMs = 24 * 60 * 60 * 1000;

const open = (isRequired = true) => openAuthBench({ settings: { secondStepRequired: isRequired } });

const signIn = async (bench: AuthBench, email = 'sol@law.example') => {
  const own = bench.client();
  const { data, error } = await own.signInWithPassword({ email, password: goodPassword });
  if (error) throw error;
  return { client: own, token: data.session.access_token };
};

const newSolicitor = async (bench: AuthBench, email = 'sol@law.example') => {
  const own = bench.client();
  const { data, error } = await own.signUp({
    email,
    password: goodPassword,
    options: { data: { role: 'solicitor' } },
  });
  if (error || !data.session) throw error ?? new Error('no session');
  return { client: own, token: data.session.access_token };
};

const get = async (bench: AuthBench, path: string, token: string) => {
  const res = await bench.request(path, { headers: bearer(token) });
  return { status: res.status, body: await res.json() };
};

const demand = async (bench: AuthBench, token: string) =>
  (await get(bench, '/api/account/second-step', token)).body;

const passDays = (bench: AuthBench, days: number) => bench.clock.forward((days * dayMs) / 1000);

describe('the days in which a solicitor sets up a second step', () => {
  it('begin with the first session, and no later sign-in begins them again', async () => {
    const bench = await open();
    const { token } = await newSolicitor(bench);
    expect(await demand(bench, token)).toEqual({ state: 'asked', days_left: 7 });
    passDays(bench, 4);
    const later = await signIn(bench);
    expect(await demand(bench, later.token)).toEqual({ state: 'asked', days_left: 3 });
    expect((await get(bench, '/api/whoami', later.token)).status).toBe(200);
    passDays(bench, 3);
    const last = await signIn(bench);
    expect(await demand(bench, last.token)).toEqual({ state: 'required' });
  });

  it('begin for an earlier account at the next sign-in, not before', async () => {
    const before = await open(false);
    const { token } = await newSolicitor(before);
    expect(await demand(before, token)).toEqual({ state: 'none' });
    const bench = await openAuthBench({ settings: { secondStepRequired: true }, beside: before });
    expect(await demand(bench, token)).toEqual({ state: 'none' });
    const { token: next } = await signIn(bench);
    expect(await demand(bench, next)).toEqual({ state: 'asked', days_left: 7 });
  });

  it('begin with the role for somebody who is signed in', async () => {
    const bench = await open();
    const ada = await bench.newPerson();
    const token = ada.session.access_token;
    expect(await demand(bench, token)).toEqual({ state: 'none' });
    await grantRole(bench.kit, ada.email, 'solicitor');
    expect(await demand(bench, token)).toEqual({ state: 'asked', days_left: 7 });
    await (await bench.admin()).updateUserById(ada.user.id, { app_metadata: { role: 'plaintiff' } });
    expect(await demand(bench, token)).toEqual({ state: 'none' });
  });
});

describe('after them', () => {
  const over = async () => {
    const bench = await open();
    await newSolicitor(bench);
    passDays(bench, 7);
    return { bench, ...(await signIn(bench)) };
  };

  it('nothing of the product or of the account answers', async () => {
    const { bench, client, token } = await over();
    expect(await get(bench, '/api/whoami', token)).toMatchObject({
      status: 403,
      body: { error: { code: 'second_step_required', message: 'Please set up a second step first.' } },
    });
    const { error } = await client.updateUser({ password: 'another-kettle-43' });
    expect(error).toMatchObject({ status: 403, code: 'second_step_required' });
    const user = await client.getUser();
    expect(user.data.user?.email).toBe('sol@law.example');
    expect((await client.refreshSession()).error).toBeNull();
  });

  it('setting one up opens everything again, and removing it closes everything at once', async () => {
    const { bench, client } = await over();
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    if (data?.type !== 'totp') throw new Error('no factor');
    const code = new TOTP({ secret: data.totp.secret }).generate({ timestamp: bench.clock.now().getTime() });
    const set = await client.mfa.challengeAndVerify({ factorId: data.id, code });
    const token = set.data?.access_token ?? '';
    expect((await get(bench, '/api/whoami', token)).status).toBe(200);
    expect(await demand(bench, token)).toEqual({ state: 'none' });

    expect((await client.mfa.unenroll({ factorId: data.id })).error).toBeNull();
    expect((await get(bench, '/api/whoami', token)).status).toBe(403);
    expect(await demand(bench, token)).toEqual({ state: 'required' });
  });

  it('everybody else goes on without one', async () => {
    const bench = await open();
    const ada = await bench.newPerson();
    passDays(bench, 30);
    const { token } = await signIn(bench, ada.email);
    expect((await get(bench, '/api/whoami', token)).status).toBe(200);
  });
});
