import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { demoSeeds } from '../dev/demo/demo.ts';
import { plantDemoData } from '../dev/demo/plant-demo-data.ts';
import { demoPeople } from '../features/auth/index.ts';
import { countStatements } from './count-statements.ts';
import { multiplyRow } from './multiply-rows.ts';
import { type TestApp, testApp } from './test-app.ts';

/**
 * The number of SQL statements of each read, including its session check. Fails when a read needs more, or
 * more for twenty rows than for one. Add new reads here.
 */
const reads: Readonly<Record<string, number>> = {
  'GET /api/account/backup-codes': 2,
  'GET /api/account/confirmation': 3,
  'GET /api/account/data': 12,
  'GET /api/account/identities': 2,
  'GET /api/account/mail-choices': 2,
  'GET /api/account/mailbox': 2,
  'GET /api/account/payout-details': 2,
  'GET /api/account/second-step': 3,
  'GET /api/account/sessions': 2,
  'GET /api/admin/blog/autosave': 2,
  'GET /api/admin/blog/categories': 2,
  'GET /api/admin/blog/posts': 4,
  'GET /api/admin/blog/posts/:id': 4,
  'GET /api/admin/blog/tags': 2,
  'GET /api/admin/claims': 3,
  'GET /api/admin/claims.csv': 2,
  'GET /api/admin/claims/:id/mail-acts': 2,
  'GET /api/admin/claims/:id/payment-link': 5,
  'GET /api/admin/claims/:id/review': 21,
  'GET /api/admin/claims/:id/solicitor-searches': 3,
  'GET /api/admin/dashboard': 12,
  'GET /api/admin/held-mails': 2,
  'GET /api/admin/mails': 2,
  'GET /api/admin/mails/:id': 3,
  'GET /api/admin/mails/counts': 4,
  'GET /api/admin/messages': 4,
  'GET /api/admin/newer': 2,
  'GET /api/admin/payouts': 3,
  'GET /api/admin/people': 3,
  'GET /api/admin/people/:id': 7,
  'GET /api/admin/reconciliation': 2,
  'GET /api/admin/replies': 4,
  'GET /api/admin/replies/counts': 3,
  'GET /api/admin/replies/processed': 4,
  'GET /api/admin/replies/summary': 3,
  'GET /api/admin/replies/undoable': 2,
  'GET /api/admin/settlements/:claimId': 3,
  'GET /api/admin/solicitors': 3,
  'GET /api/admin/solicitors/:id': 7,
  'GET /api/blog/addresses': 4,
  'GET /api/blog/categories': 2,
  'GET /api/blog/posts': 4,
  'GET /api/blog/posts/:slug': 5,
  'GET /api/blog/rss.xml': 3,
  'GET /api/blog/tags': 2,
  'GET /api/claims': 7,
  'GET /api/claims/:id': 16,
  'GET /api/claims/:id/service': 3,
  'GET /api/claims/:id/solicitor': 6,
  'GET /api/claims/dashboard': 11,
  'GET /api/claims/drafts': 2,
  'GET /api/claims/drafts/:id': 3,
  'GET /api/claims/drafts/:id/room': 2,
  'GET /api/claims/drafts/:id/same-claim': 4,
  'GET /api/contact': 1,
  'GET /api/profile': 2,
  'GET /api/solicitor/referrals': 8,
  'GET /api/solicitor/referrals/:id': 12,
  'GET /api/solicitor/registration': 2,
  'GET /api/testing/claims/cleanup': 4,
};

/** Reads of a single row that the demo does not have, and reads that answer with a file. */
const notCounted = [
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/claims/drafts/:id/letter.pdf',
  'GET /api/claims/drafts/:id/documents/:documentId/link',
  'GET /api/claims/:id/letter.pdf',
  'GET /api/admin/claims/:id/hold/reason',
  'GET /api/claims/:id/service/post-pack.pdf',
  'GET /api/claims/:id/service/again',
  'GET /api/check/:code',
  'GET /api/claims/:id/documents/:documentId/link',
  'GET /api/settlements/:claimId',
  'GET /api/admin/payouts/:id/details',
  'GET /api/account/data/download/:token',
  'GET /api/mail-choices/unsubscribe',
  'GET /api/admin/replies/:id/attachments/:attachmentId/link',
  'GET /api/admin/replies/:id/match',
  'GET /api/claims/:id/replies/:replyId/attachments/:attachmentId/link',
  'GET /api/solicitor/referrals/:id/case-file.zip',
];

const roleFor = (path: string) => {
  if (path.startsWith('/api/admin/')) return 'admin';
  if (path.startsWith('/api/solicitor/')) return 'solicitor';
  return path.startsWith('/api/testing/') ? 'tester' : 'plaintiff';
};

it('sends as many statements for each read as the table says, for one row and for twenty', {
  timeout: 600_000,
}, async () => {
  const counter = countStatements();
  const app = await testApp({
    settings: { RATE_LIMITS: 'off' },
    startAt: new Date().toISOString(),
    logger: counter,
  });
  await plantDemoData(app.platform, {
    seeds: demoSeeds,
    isEmbedded: true,
    siteUrl: 'http://plainclaim.test',
  });
  const tokens = new Map<string, string>();
  for (const { role, email, password } of demoPeople) tokens.set(role, await signIn(app, email, password));
  const names = [...new Set(app.app.http.routes.map(({ method, path }) => `${method} ${path}`))]
    .filter((name) => name.startsWith('GET /api/') && !name.includes('*') && !notCounted.includes(name))
    .map((name) => name.replace(/(.)\/$/, '$1'))
    .sort();
  await plantReply(app);
  const filledIn = await fillIn(app);

  const countAll = async () => {
    const counts: Record<string, number> = {};
    for (const name of names) {
      const path = filledIn(name);
      const ask = () =>
        app.request(path, { headers: { authorization: `Bearer ${tokens.get(roleFor(path))}` } });
      counts[name] = await counter.during(async () => {
        const res = await ask();
        await res.text();
        expect.soft(res.status, path).toBe(200);
      });
    }
    return counts;
  };

  const few = await countAll();
  await multiply(app);
  const many = await countAll();
  expect.soft(many, 'a read sends more statements when there are more rows').toEqual(few);
  expect(few).toEqual(reads);
});

/** Replaces path parameters with the ids of rows that the caller may see. */
async function fillIn({ platform: { db } }: TestApp): Promise<(name: string) => string> {
  const one = async (query: string) =>
    String((await db.execute(sql.raw(`${query} limit 1`))).rows[0]?.id ?? 'nothing');
  const claim = await one(
    'select id from legal_claims where id in (select claim_id from defendant_responses) order by created_at',
  ).then(async (id) =>
    id === 'nothing' ? await one('select id from legal_claims order by created_at') : id,
  );
  const ids: Readonly<Record<string, string>> = {
    'claims/drafts/:id': await one('select id from claim_drafts'),
    'claims/:id': claim,
    ':claimId': claim,
    'posts/:slug': await one("select slug as id from blog_posts where status = 'published' order by slug"),
    'posts/:id': await one('select id from blog_posts order by id'),
    'solicitors/:id': await one('select user_id as id from solicitor_profiles order by user_id'),
    'referrals/:id': await one("select id from referrals where status = 'accepted' order by id"),
    'people/:id': demoPeople[0].id,
    'mails/:id': await one('select id from emails order by id'),
  };
  return (name) => {
    const path = name.replace('GET ', '');
    const [place, id] = Object.entries(ids).find(([end]) => path.includes(end)) ?? ['', ''];
    return path.replace(place, place.replace(/:\w+/, id));
  };
}

/** The demo has no replies. */
async function plantReply({ platform: { db } }: TestApp): Promise<void> {
  await db.execute(sql`
    insert into defendant_responses (id, claim_id, email_subject, email_body, sender_email, parsed_type, confidence,
      requires_manual_review, raw_content, matches, kind, source, dedupe_key, processed_at, created_at)
    select gen_random_uuid(), id, 'Re: your letter', 'Thank you.', defendant_email, 'UNCLEAR', 'LOW', true,
      'Thank you.', '[]', 'reply', 'smtp', '<one@reply.example>', now(), now()
    from legal_claims order by created_at limit 1`);
}

async function multiply({ platform: { db } }: TestApp): Promise<void> {
  const ofPlaintiff = `user_id = '${demoPeople[0].id}'`;
  // Of a letter that has not arrived, a list asks what was tried.
  await multiplyRow(db, 'legal_claims', { where: `${ofPlaintiff} and letter_sent_at is null` });
  await multiplyRow(db, 'claim_drafts', { where: ofPlaintiff });
  await multiplyRow(db, 'claim_documents', { vary: ['file_path'] });
  await multiplyRow(db, 'defendant_responses', { vary: ['dedupe_key'], where: 'processed_at is not null' });
  await multiplyRow(db, 'emails', { vary: ['dedupe_key', 'message_id'], where: 'claim_id is not null' });
  await multiplyRow(db, 'contact_messages');
  await multiplyRow(db, 'blog_posts', { vary: ['slug'], where: "status = 'published'" });
  await multiplyRow(db, 'blog_categories', { vary: ['slug'] });
  await multiplyRow(db, 'blog_tags', { vary: ['slug'] });
  await multiplyRow(db, 'auth_users', { vary: ['email'] });
  await multiplyRow(db, 'auth_sessions', { where: `user_id = '${demoPeople[0].id}'` });
}

async function signIn({ request }: TestApp, email: string, password: string): Promise<string> {
  const res = await request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await res.json()) as { access_token: string }).access_token;
}
