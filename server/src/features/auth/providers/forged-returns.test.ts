import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fragmentOf } from '../testing/auth-bench.ts';
import { entryFor, openProviderBench, type ProviderBench, startProvider } from '../testing/provider-bench.ts';

const countPeople = async ({ db }: ProviderBench) =>
  (await db.execute(sql`select 1 from auth_users`)).rows.length;

/** A user who has signed in at the provider and not yet opened the callback. */
async function onTheWayBack(options: Parameters<typeof openProviderBench>[0] = {}) {
  const bench = await openProviderBench(options);
  const browser = bench.browser();
  const back = await browser.goThere(await browser.leave(await bench.addressFor(bench.client())));
  return { bench, browser, back };
}

const changed = (address: string, changes: Record<string, string | null>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
};

describe('coming back from a provider', () => {
  it.each([
    ['without a state', { state: null }, 'bad_oauth_state'],
    ['with a state nobody gave', { state: 'x'.repeat(43) }, 'bad_oauth_state'],
    ['with a code nobody gave', { code: 'forged' }, 'unexpected_failure'],
    ['without a code', { code: null }, 'unexpected_failure'],
    ['from another issuer', { iss: 'https://evil.example' }, 'unexpected_failure'],
    ['from nobody in particular', { iss: null }, 'unexpected_failure'],
  ])('%s opens nothing', async (_what, changes, code) => {
    const { bench, browser, back } = await onTheWayBack();
    const end = await browser.comeBack(changed(back, changes));
    expect(fragmentOf(end)).toMatchObject({ error_code: code, error_description: expect.any(String) });
    expect(await countPeople(bench)).toBe(0);
  });

  it('works once', async () => {
    const { browser, back } = await onTheWayBack();
    expect(fragmentOf(await browser.comeBack(back))).toHaveProperty('access_token');
    const again = await browser.comeBack(back);
    expect([again.pathname, fragmentOf(again).error_code]).toEqual(['/signin', 'bad_oauth_state']);
  });

  it('works once when it is sent ten times at the same moment', async () => {
    const { browser, back } = await onTheWayBack();
    const ends = await Promise.all(Array.from({ length: 10 }, () => browser.comeBack(back)));
    expect(ends.filter((end) => fragmentOf(end).access_token)).toHaveLength(1);
  });

  it('opens nothing in a browser that never left: nobody is signed in to a stranger’s account', async () => {
    const { bench, browser, back } = await onTheWayBack();
    const victim = bench.browser();
    expect(fragmentOf(await victim.comeBack(back))).toMatchObject({ error_code: 'bad_oauth_state' });
    // Nor in a browser that has started a sign-in of its own.
    await victim.leave(await bench.addressFor(bench.client()));
    expect(fragmentOf(await victim.comeBack(back))).toMatchObject({ error_code: 'bad_oauth_state' });
    expect(fragmentOf(await browser.comeBack(back))).toHaveProperty('access_token');
  });

  it('takes no code of one trip for the state of another', async () => {
    const { bench, browser, back } = await onTheWayBack();
    const other = new URL(await browser.leave(await bench.addressFor(bench.client())));
    const swapped = changed(back, { state: other.searchParams.get('state') });
    expect(fragmentOf(await browser.comeBack(swapped))).toMatchObject({ error: 'server_error' });
    expect(await countPeople(bench)).toBe(0);
  });

  it('goes on in two tabs side by side', async () => {
    const bench = await openProviderBench();
    const browser = bench.browser();
    const address = await bench.addressFor(bench.client());
    const [first, second] = [await browser.leave(address), await browser.leave(address)];
    for (const there of [second, first]) {
      expect(fragmentOf(await browser.comeBack(await browser.goThere(there)))).toHaveProperty('access_token');
    }
  });

  it('is over after ten minutes', async () => {
    const { bench, browser, back } = await onTheWayBack();
    bench.clock.forward(601);
    const end = await browser.comeBack(back);
    expect(fragmentOf(end)).toMatchObject({ error: 'invalid_request', error_code: 'flow_state_expired' });
    expect(await countPeople(bench)).toBe(0);
  });

  it('does not take what one provider says for the word of another', async () => {
    const [acme, evil] = [await startProvider(), await startProvider()];
    for (const { people } of [acme, evil])
      people.set('ada', { email: 'ada@example.com', email_verified: true });
    const entries = [entryFor(acme), entryFor(evil, { id: 'custom:evil' })];
    const bench = await openProviderBench({ entries });
    const browser = bench.browser();
    const toAcme = await browser.leave(await bench.addressFor(bench.client()));
    // The attacker sends the user to their own provider with the state of a sign-in at the other.
    const toEvil = toAcme.replace(acme.issuer, evil.issuer);
    const back = await browser.goThere(toEvil);
    expect(new URL(back).searchParams.get('iss')).toBe(evil.issuer);
    const end = await browser.comeBack(back);
    expect(fragmentOf(end)).toMatchObject({ error: 'server_error' });
    // The code was not sent to the wrong provider either.
    expect([acme, evil].flatMap(({ asked }) => asked.filter((path) => path === '/token'))).toEqual([]);
    expect(await countPeople(bench)).toBe(0);
  });

  it('refuses a token that was made for another trip', async () => {
    const bench = await openProviderBench();
    const browser = bench.browser();
    const there = await browser.leave(await bench.addressFor(bench.client()));
    const end = await browser.comeBack(await browser.goThere(changed(there, { nonce: 'of-another-trip' })));
    expect(fragmentOf(end)).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' });
    expect(await countPeople(bench)).toBe(0);
  });

  it('refuses a code that was asked for with another verifier', async () => {
    const bench = await openProviderBench();
    const browser = bench.browser();
    const there = await browser.leave(await bench.addressFor(bench.client()));
    const back = await browser.goThere(changed(there, { code_challenge: 'x'.repeat(43) }));
    expect(fragmentOf(await browser.comeBack(back))).toMatchObject({ error: 'server_error' });
  });

  it('leads only to addresses of ours', async () => {
    const bench = await openProviderBench();
    const redirectTo = 'https://evil.example/collect';
    const end = await bench.browser().goAround(await bench.addressFor(bench.client(), { redirectTo }));
    expect(end.origin).toBe('https://plainclaim.test');
  });

  it('keeps no secret of the trip in the database', async () => {
    const { bench, back } = await onTheWayBack();
    const { rows } = await bench.db.execute<{ row: string }>(
      sql`select row_to_json(f)::text as row from auth_provider_flows f`,
    );
    const state = new URL(back).searchParams.get('state') ?? '';
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(state);
  });

  it('keeps the provider’s tokens sealed until the client fetches them, once', async () => {
    const bench = await openProviderBench();
    const client = bench.client({ flowType: 'pkce' });
    const end = await bench.browser().goAround(await bench.addressFor(client));
    const { rows } = await bench.db.execute<{ sealed: string }>(
      sql`select provider_tokens as sealed from auth_flows`,
    );
    const code = end.searchParams.get('code') ?? '';
    const { data } = await client.exchangeCodeForSession(code);
    expect(data.session?.provider_token).toEqual(expect.any(String));
    expect(rows[0]?.sealed).not.toContain(data.session?.provider_token);
    expect((await bench.db.execute(sql`select 1 from auth_flows`)).rows).toHaveLength(0);
  });
});
