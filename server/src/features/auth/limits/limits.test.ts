import { describe, expect, it } from 'vitest';
import { authSettings } from '../auth.settings.ts';
import { type AuthBench, goodPassword, openAuthBench } from '../testing/auth-bench.ts';

const limited = () => openAuthBench({ rateLimits: true });

const signIn = async (bench: AuthBench, email: string, password: string, address = '198.51.100.1') => {
  const res = await bench.post(
    '/token?grant_type=password',
    { email, password },
    { 'x-forwarded-for': address },
  );
  const { error_code } = (await res.json()) as { error_code?: string };
  return { status: res.status, error_code, retryAfter: Number(res.headers.get('retry-after')) };
};

describe('two hundred wrong passwords', () => {
  it('are slowed, then refused for a while; others are not affected; the right one works again after', async () => {
    const bench = await limited();
    await bench.newPerson('ada@example.com', { address: '203.0.113.1' });
    await bench.newPerson('bob@example.com', { address: '198.51.100.1' });
    let looked = 0;
    for (let n = 0; n < 200; n++) {
      const answer = await signIn(bench, 'ada@example.com', `wrong-${n}`);
      if (answer.status === 400) looked++;
      else expect(answer).toMatchObject({ status: 429, error_code: 'over_request_rate_limit' });
      bench.clock.forward(1);
    }
    // A burst of five, then one every twelve seconds, until the hour's twenty are used up.
    expect(looked).toBeGreaterThan(10);
    expect(looked).toBeLessThan(30);
    const refused = await signIn(bench, 'ada@example.com', goodPassword);
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(0);

    expect((await signIn(bench, 'bob@example.com', goodPassword)).status).toBe(200);
    expect((await signIn(bench, 'ada@example.com', goodPassword, '203.0.113.1')).status).toBe(200);
    bench.clock.forward(3600);
    expect((await signIn(bench, 'ada@example.com', goodPassword)).status).toBe(200);
  });

  it('count the same for an address that nobody has', async () => {
    const bench = await limited();
    await bench.newPerson('ada@example.com');
    const answers = async (email: string) => {
      const list = [];
      for (let n = 0; n < 12; n++) list.push(await signIn(bench, email, `wrong-${n}`));
      return list;
    };
    expect(await answers('nobody@example.com')).toEqual(await answers('ada@example.com'));
  });

  it('from a thousand addresses do not shut out the owner at theirs', async () => {
    const bench = await limited();
    await bench.newPerson('ada@example.com', { address: '203.0.113.1' });
    const statuses = [];
    for (let n = 0; n < 120; n++) {
      statuses.push((await signIn(bench, 'ada@example.com', `wrong-${n}`, `198.51.100.${n}`)).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    expect((await signIn(bench, 'ada@example.com', goodPassword, '192.0.2.1')).status).toBe(429);
    expect((await signIn(bench, 'ada@example.com', goodPassword, '203.0.113.1')).status).toBe(200);
  });

  it('for many accounts from one address, as with a stolen list, end soon; others sign in as ever', async () => {
    const bench = await limited();
    await bench.newPerson('ada@example.com', { address: '203.0.113.1' });
    const statuses = [];
    for (let n = 0; n < 110; n++) {
      statuses.push((await signIn(bench, `person-${n}@example.com`, `stolen-${n}`, '198.51.100.1')).status);
    }
    expect(statuses).toEqual([...Array(100).fill(400), ...Array(10).fill(429)]);
    expect((await signIn(bench, 'ada@example.com', goodPassword, '198.51.100.1')).status).toBe(429);
    expect((await signIn(bench, 'ada@example.com', goodPassword, '203.0.113.1')).status).toBe(200);
  });

  it('from any address of one network, or in any spelling of the account, count as one', async () => {
    const bench = await limited();
    await bench.newPerson('ada@example.com', { address: '2001:db8:9:9::1' });
    const statuses = [];
    for (const [n, email] of ['ada@example.com', 'ADA@example.com', ' Ada@Example.com '].entries()) {
      for (let m = 0; m < 4; m++) {
        statuses.push((await signIn(bench, email, 'wrong-kettle', `2001:db8:1:2::${n}:${m}`)).status);
      }
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect((await signIn(bench, 'ada@example.com', 'wrong-kettle', '2001:db8:1:3::1')).status).toBe(400);
  });

  it('from elsewhere do not shut out an owner whose provider gives new addresses in one network', async () => {
    const bench = await limited();
    await bench.newPerson('ada@example.com', { address: '2001:db8:9:9::1' });
    for (let n = 0; n < 101; n++) await signIn(bench, 'ada@example.com', 'wrong', `198.51.100.${n}`);
    expect((await signIn(bench, 'ada@example.com', goodPassword, '192.0.2.1')).status).toBe(429);
    expect((await signIn(bench, 'ada@example.com', goodPassword, '2001:db8:9:9:8:7:6:5')).status).toBe(200);
  });

  it('cannot be sent from an address that the visitor writes themselves', async () => {
    const bench = await limited();
    await bench.newPerson('ada@example.com', { address: '203.0.113.1' });
    const statuses = [];
    for (let n = 0; n < 8; n++) {
      // The proxy appends the address it saw; the visitor can forge everything before it.
      statuses.push((await signIn(bench, 'ada@example.com', 'wrong', `203.0.113.${n}, 198.51.100.1`)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  });

  it('cost nothing when they are right', async () => {
    const bench = await limited();
    await bench.newPerson('ada@example.com');
    for (let n = 0; n < 30; n++) {
      expect((await signIn(bench, 'ada@example.com', goodPassword)).status).toBe(200);
    }
  });
});

describe('mails', () => {
  it('are few to one mailbox, however its address is written', async () => {
    const bench = await limited();
    const statuses = [];
    for (const [n, email] of ['ada', 'a.da', 'ad.a', 'a.d.a', 'ada+1', 'a.da+2'].entries()) {
      const res = await bench.post(
        '/recover',
        { email: `${email}@gmail.com` },
        { 'x-forwarded-for': `198.51.100.${n}` },
      );
      statuses.push(res.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('are few to one mailbox, whoever asks and whether anyone has it', async () => {
    const bench = await limited();
    await bench.newPerson('ada@example.com');
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      const statuses = [];
      for (let n = 0; n < 7; n++) {
        const res = await bench.post('/recover', { email }, { 'x-forwarded-for': `198.51.100.${n}` });
        statuses.push(res.status);
        if (res.status === 429)
          expect(await res.json()).toMatchObject({ error_code: 'over_email_send_rate_limit' });
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    }
    for (const email of ['ada@example.com', 'ADA@example.com', 'ada+2@example.com', 'ada+@example.com']) {
      const { error } = await bench.client().signInWithOtp({ email });
      expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    }
  });
});

describe('refreshing', () => {
  it('goes on for everyone else when one at the same address does it too often', async () => {
    const { limits } = authSettings('https://plainclaim.test');
    const few = { ...limits, refresh: { burst: 3, periodSeconds: 60 } };
    const narrow = await openAuthBench({ rateLimits: true, settings: { limits: few } });
    const refresh = async (refresh_token: string) =>
      (await narrow.post('/token?grant_type=refresh_token', { refresh_token })).status;
    const [greedy, neighbour] = [
      await narrow.newPerson('greedy@example.com'),
      await narrow.newPerson('ada@example.com'),
    ];
    for (let n = 0; n < 5; n++) {
      expect(await refresh(greedy.session.refresh_token)).toBe(n < 3 ? 200 : 429);
      expect(await refresh(`made-up-${n}`)).toBe(n < 3 ? 400 : 429);
    }
    expect(await refresh(neighbour.session.refresh_token)).toBe(200);
  });
});

describe('the second step', () => {
  it('cannot be guessed: ten tries, however many challenges and whether app or backup code', async () => {
    const bench = await limited();
    const { client, session } = await bench.newPerson('ada@example.com');
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const looked: boolean[] = [];
    for (let n = 0; n < 15; n++) {
      const { error } = await client.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: '12345x' });
      looked.push(error?.code === 'mfa_verification_failed');
    }
    expect(looked.filter(Boolean)).toHaveLength(10);
    const backup = await bench.request('/api/account/backup-codes/verify', {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'aaaaa-aaaaa' }),
    });
    expect(backup.status).toBe(429);
    const { rows } = await bench.db.execute(
      "select count(*)::int as n from auth_audit where action = 'second-step-refused'",
    );
    expect(rows).toEqual([{ n: 10 }]);
  });
});

describe('codes', () => {
  it('cannot be guessed by asking for new ones', async () => {
    const bench = await limited();
    const client = bench.client();
    let tries = 0;
    for (let round = 0; round < 6; round++) {
      await client.signInWithOtp({ email: 'ada@example.com' });
      for (let n = 0; n < 6; n++) {
        const { error } = await client.verifyOtp({ email: 'ada@example.com', token: 'x', type: 'email' });
        if (error?.status !== 429) tries++;
      }
    }
    expect(tries).toBe(20);
  });
});
