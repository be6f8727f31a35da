import { mailedLinkFrom } from '@plainclaim/domain/accounts/mailed-link';
import { describe, expect, it } from 'vitest';
import { type AuthBench, fragmentOf, openAuthBench, siteUrl } from '../testing/auth-bench.ts';

const emailRedirectTo = `${siteUrl}/signin?return_url=%2Fsubmit-claim`;

/** A new user who has been mailed a sign-in link to our page. */
async function withLink(flowType: 'implicit' | 'pkce' = 'pkce') {
  const bench = await openAuthBench({
    settings: { hasLinkPage: true, redirectAllowList: ['https://other.example/*'] },
  });
  const { user } = await bench.newPerson();
  const client = bench.client({ flowType });
  const ask = async (redirect: string) => {
    bench.clock.forward(1);
    await client.signInWithOtp({ email: 'ada@example.com', options: { emailRedirectTo: redirect } });
    return (await bench.mailTo('ada@example.com')).link;
  };
  const link = await ask(emailRedirectTo);
  const mailed = mailedLinkFrom(fragmentOf(new URL(link)));
  if (!mailed) throw new Error(`not a link to the page: ${link}`);
  return { bench, user, ask, link, mailed };
}

const look = async ({ request }: AuthBench, token_hash: string, type: string) => {
  const res = await request('/api/account/link', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token_hash, type }),
  });
  return { status: res.status, body: await res.json() };
};

describe('a link that ends on our site', () => {
  it('leads to a page of ours, with its token where no server and no mail filter sees it', async () => {
    const { link, mailed } = await withLink();
    const { origin, pathname, search } = new URL(link);
    expect([origin, pathname, search]).toEqual([siteUrl, '/open-link', '']);
    expect(mailed).toMatchObject({ type: 'magiclink', next: '/signin?return_url=%2Fsubmit-claim' });
  });

  it('names its account as often as it is looked at, and signs in once, in any browser', async () => {
    const { bench, user, mailed } = await withLink();
    const { tokenHash: token_hash, type } = mailed;
    const named = { status: 200, body: { email: 'ada@example.com', new_email: null, removes: ['password'] } };
    for (const _ of [1, 2]) expect(await look(bench, token_hash, type)).toEqual(named);
    const { data, error } = await bench.client().verifyOtp({ token_hash, type });
    expect([error, data.user?.id]).toEqual([null, user.id]);
    const gone = { error: { message: 'Email link is invalid or has expired' } };
    expect(await look(bench, token_hash, type)).toMatchObject({ status: 404, body: gone });
    expect((await bench.client().verifyOtp({ token_hash, type })).error).toMatchObject({
      code: 'otp_expired',
    });
  });

  it('says nothing once it is too old, or as a link for another purpose', async () => {
    const { bench, mailed } = await withLink();
    expect((await look(bench, mailed.tokenHash, 'recovery')).status).toBe(404);
    bench.clock.forward(3600);
    expect((await look(bench, mailed.tokenHash, 'magiclink')).status).toBe(404);
  });

  it('names both addresses of a change', async () => {
    const bench = await openAuthBench({ settings: { hasLinkPage: true } });
    const { client } = await bench.newPerson();
    await client.updateUser({ email: 'new@example.com' }, { emailRedirectTo: `${siteUrl}/profile` });
    for (const address of ['ada@example.com', 'new@example.com']) {
      const mailed = mailedLinkFrom(fragmentOf(new URL((await bench.mailTo(address)).link)));
      expect(await look(bench, mailed?.tokenHash ?? '', mailed?.type ?? '')).toEqual({
        status: 200,
        body: { email: 'ada@example.com', new_email: 'new@example.com', removes: [] },
      });
    }
  });

  it.each(['/signin', '/reset-password', '/profile'])(
    'is not used by a GET of the contract’s address that ends at %s, which never brings a session',
    async (path) => {
      const { bench, mailed } = await withLink();
      const { tokenHash, type } = mailed;
      const query = new URLSearchParams({ token: tokenHash, type, redirect_to: siteUrl + path });
      const target = await bench.open(`${siteUrl}/auth/v1/verify?${query}`);
      expect(target.pathname).toBe('/open-link');
      expect(mailedLinkFrom(fragmentOf(target))).toMatchObject({ tokenHash, type, next: path });
      expect((await look(bench, tokenHash, type)).status).toBe(200);
    },
  );
});

it('a link that ends at another program stays the contract’s', async () => {
  const { ask, bench } = await withLink('implicit');
  const link = await ask('https://other.example/in');
  expect(new URL(link).pathname).toBe('/auth/v1/verify');
  expect(fragmentOf(await bench.open(link))).toHaveProperty('access_token');
});
