import { createHash, randomUUID } from 'node:crypto';
import { claimLists } from '@plainclaim/domain/claims/claim-lists';
import type pg from 'pg';
import { demoPeople } from '../../../server/src/features/auth/index.ts';
import { signIn } from '../production-server.ts';
import type { Ask } from './hot-read.ts';

/** The requests use as many sessions or links as there are connections. */
export type HotRead = { readonly name: string; readonly asks: readonly Ask[] };

/** The reads that many users make, or that open pages poll. */
export async function hotReads(address: string, client: pg.Client, sessions: number): Promise<HotRead[]> {
  const [own] = demoPeople;
  const bearers = async (role: 'plaintiff' | 'admin') => {
    const headers: Ask['headers'][] = [];
    while (headers.length < sessions)
      headers.push({ authorization: `Bearer ${await signIn(address, role)}` });
    return headers;
  };
  const [plaintiffs, admins] = [await bearers('plaintiff'), await bearers('admin')];
  const { rows } = await client.query<{ id: string }>(
    'select id from legal_claims where user_id = $1 and replied_at is not null order by created_at desc limit $2',
    [own.id, sessions],
  );
  const get = (path: string, by: readonly Ask['headers'][]) =>
    by.map((headers): Ask => ({ method: 'GET', path, headers }));
  const page = (path: string) =>
    get(path, [{ accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11) bench' }]);
  const slug = (
    await client.query<{ slug: string }>(
      "select slug from blog_posts where status = 'published' order by id limit 1",
    )
  ).rows[0]?.slug;
  const payTokens = await plantPaymentLinks(
    client,
    rows.map(({ id }) => id),
  );
  return [
    { name: 'own claims', asks: get('/api/claims', plaintiffs) },
    { name: 'own dashboard', asks: get('/api/claims/dashboard', plaintiffs) },
    { name: 'one claim', asks: get(`/api/claims/${rows[0]?.id}`, plaintiffs) },
    { name: 'admin dashboard', asks: get('/api/admin/dashboard', admins) },
    ...Object.keys(claimLists).map((list) => ({
      name: `admin list: ${list}`,
      asks: get(`/api/admin/claims?list=${list}`, admins),
    })),
    { name: 'admin list: replies', asks: get('/api/admin/replies', admins) },
    { name: 'admin list: claims with responses', asks: get('/api/admin/replies/processed', admins) },
    { name: 'blog list, a page', asks: page('/blog') },
    { name: 'blog post, a page', asks: page(`/blog/${slug}`) },
    {
      name: 'payment page data',
      asks: payTokens.map((token) => ({
        method: 'POST',
        path: '/functions/v1/fetch-payment-data',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      })),
    },
  ];
}

/** Plants one payment link per claim. */
async function plantPaymentLinks(client: pg.Client, claimIds: readonly string[]): Promise<string[]> {
  const tokens: string[] = [];
  for (const claimId of claimIds) {
    const token = randomUUID();
    await client.query(
      `insert into payment_intents (id, claim_id, amount, status, token_hash, recipient_email, recipient_is_team, created_at, expires_at)
      values ($1, $2, 250, 'pending', $3, 'sam@reed.example', false, now(), now() + interval '14 days')`,
      [randomUUID(), claimId, createHash('sha256').update(token).digest('hex')],
    );
    tokens.push(token);
  }
  return tokens;
}
