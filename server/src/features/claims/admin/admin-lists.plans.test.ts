import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import type { Db } from '../../../platform/db/db.ts';
import { openClaimsBench } from '../testing/claims-bench.ts';

type Query = { readonly text: string; readonly values: readonly unknown[] };

const many = 20_000;

/**
 * The queries of a list with a few claims and with twenty thousand: equally many, each using the index made
 * for it. `npm run bench -- admin-lists` measures how long they take.
 */
it('lists cost as many queries with many claims as with few, and have their indexes used', async () => {
  const { app, call, signUp, withRole } = await openClaimsBench({ settings: { RATE_LIMITS: 'off' } });
  const { db } = app.platform;
  const claimant = await signUp();
  const admin = await withRole(await signUp('admin'), 'admin');
  const { $client: pool } = db as Db & { readonly $client: pg.Pool };
  const asked = vi.spyOn(pool, 'query');
  /** The queries that a request sends about claims and replies. */
  const queriesOf = async (path: string): Promise<readonly Query[]> => {
    asked.mockClear();
    expect((await call(admin, 'GET', path)).status, path).toBe(200);
    const sent = asked.mock.calls as unknown as readonly (readonly [{ text: string }, unknown[]])[];
    return sent
      .map(([{ text }, values]) => ({ text, values }))
      .filter(({ text }) => /legal_claims|defendant_responses/.test(text));
  };
  /** The query plan: every node, with the index it uses. */
  const planOf = async ({ text, values }: Query): Promise<string> => {
    const { rows } = await pool.query({ text: `explain ${text}`, values: [...values] });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const search = 'search=quillfeather';
  const kind = 'jurisdiction=Northern+Ireland&issue_type=Personal+Injury';
  // Nearly every reply is processed, so the planner may as well use the index of all replies.
  const processed = /defendant_responses_(processed|newest_first)/;
  const lists: Readonly<Record<string, string | RegExp>> = {
    '/api/admin/claims': 'legal_claims_newest_first',
    '/api/admin/claims?list=pending': 'legal_claims_pending',
    '/api/admin/claims?list=responded': 'legal_claims_replied',
    '/api/admin/claims?list=approaching-deadlines': 'legal_claims_due',
    '/api/admin/claims?list=approaching-deadlines&only=overdue': 'legal_claims_due',
    '/api/admin/claims?only=no-response': 'legal_claims_newest_first',
    '/api/admin/claims?only=disputed': 'legal_claims_disputed',
    '/api/admin/claims?only=test': 'legal_claims_test',
    '/api/admin/claims?only=pause-to-confirm': 'legal_claims_',
    [`/api/admin/claims?${kind}`]: 'legal_claims_of_kind',
    [`/api/admin/claims?${search}`]: 'legal_claims_names',
    [`/api/admin/claims?list=pending&${search}`]: 'legal_claims_names',
    [`/api/admin/claims?${search}&${kind}`]: 'legal_claims_names',
    '/api/admin/replies': 'defendant_responses_newest_first',
    '/api/admin/replies?list=to-match': 'defendant_responses_to_match',
    '/api/admin/replies?list=automatic': 'defendant_responses_automatic',
    [`/api/admin/replies?${search}`]: 'defendant_responses_words',
    [`/api/admin/replies?list=automatic&${search}`]: 'defendant_responses_',
    '/api/admin/replies/counts': 'defendant_responses_to_match',
    '/api/admin/replies?list=counted': processed,
    '/api/admin/replies?list=payment': processed,
    '/api/admin/replies?list=review': 'defendant_responses_to_review',
    '/api/admin/replies/summary': 'defendant_responses_to_review',
    '/api/admin/replies/processed': processed,
  };

  await plant(3);
  const before = new Map<string, number>();
  for (const path of Object.keys(lists)) before.set(path, (await queriesOf(path)).length);
  await plant(many);
  // Autovacuum does this after so many inserts; until then the search index holds them in a pending list.
  await db.execute(sql`vacuum analyze legal_claims, defendant_responses`);
  for (const [path, index] of Object.entries(lists)) {
    const queries = await queriesOf(path);
    expect.soft([path, queries.length]).toEqual([path, before.get(path)]);
    const plans = await Promise.all(queries.map(planOf));
    expect.soft(plans.join('\n'), path).toMatch(index);
    expect.soft(plans.join('\n'), path).not.toMatch(/Seq Scan on (legal_claims|defendant_responses)\b/);
  }

  /** Generated in SQL: minutes apart, of all kinds, one in three with a reply, one in a hundred unmatched. */
  async function plant(count: number): Promise<void> {
    await db.execute(sql`
      insert into legal_claims (id, user_id, issue_type, description, amount, jurisdiction, plaintiff_name,
        plaintiff_email, plaintiff_date_of_birth, plaintiff_address, plaintiff_postcode, defendant_type,
        defendant_first_name, defendant_last_name, defendant_email, defendant_address_line_1, defendant_town_city,
        defendant_postcode, incident_date, status, response_deadline, replied_at, created_at, updated_at)
      select gen_random_uuid(), ${claimant.id}::uuid, (array['Debt Recovery', 'Personal Injury', 'Other'])[1 + n % 3],
        repeat('They did not pay. ', 20), 100 + n, case when n % 20 = 1 then 'Northern Ireland' else 'Scotland' end,
        'Hannah Okoro' || n, 'hannah' || n || '@example.com', '1990-04-02', '1 High Street', 'EH1 1AA', 'individual',
        'Sam', 'Reed', 'sam@example.com', '2 Low Road', 'Perth', 'PH1 1AA', '2026-01-01',
        case when n % 3 = 0 then 'responded' when n % 3 = 1 then 'pending' else 'resolved' end,
        at - interval '10 days', case when n % 3 = 0 then at end, at, at
      from generate_series(1, ${count}::int) n, lateral (select timestamptz '2026-11-15' - n * interval '7 minutes') t(at)`);
    await db.execute(sql`
      insert into defendant_responses (id, claim_id, email_subject, email_body, sender_email, parsed_type, confidence,
        requires_manual_review, raw_content, matches, kind, source, dedupe_key, processed_at, created_at)
      select gen_random_uuid(), case when mod(amount, 100) > 0 then id end, 'Re: your letter', repeat('I will pay. ', 20),
        'sam@example.com', 'PAYMENT', 'HIGH', false, 'I will pay.', '[]', case when n % 50 = 1 then 'auto-reply' else 'reply' end, 'smtp', id::text,
        case when mod(amount, 100) > 0 then replied_at end, replied_at
      from (select *, row_number() over (order by id) as n from legal_claims where replied_at is not null) as claims
      on conflict do nothing`);
  }
}, 900_000);
