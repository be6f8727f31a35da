import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../platform/db/migrate.ts';
import { createLog } from '../../../platform/log/log.ts';
import { applyMigrationsUpTo } from '../../../testing/postgres/apply-migrations-up-to.ts';
import { createEmptyDatabase } from '../../../testing/postgres/empty-database.ts';
import { migrationsFolder } from '../../../testing/postgres/prepare-template.ts';
import { withClient } from '../../../testing/postgres/with-client.ts';

const live = '50000000-0000-4000-8000-000000000001';
const test = '50000000-0000-4000-8000-000000000002';
const [admin, reply, testReply] = [
  '40000000-0000-4000-8000-000000000003',
  '80000000-0000-4000-8000-000000000011',
  '80000000-0000-4000-8000-000000000012',
];

it('takes test claims out of figures that counted them, and counts the disputes that were marked before', async () => {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  await applyMigrationsUpTo({ url, count: 32 });
  await withClient(url, plant);
  await migrate({ url, folder: migrationsFolder, log: createLog('warn') });
  const found = await withClient(url, async (client) => ({
    figures: (
      await client.query(
        `select name, bucket::text, sum(delta)::int as sum from figure_deltas
        group by 1, 2 having sum(delta) <> 0 order by 1, 2`,
      )
    ).rows.map(({ name, bucket, sum }) => `${name} ${bucket} ${sum}`),
    claims: (await client.query('select id, is_test, disputed_at from legal_claims order by id')).rows,
    replies: (await client.query('select id, reviewed_at from defendant_responses order by id')).rows,
  }));
  expect(found).toEqual({
    figures: [
      'claims 2026-11-01 1',
      'claims-value 2026-11-01 90000',
      'disputed 2026-11-01 1',
      'pending-by-deadline 2026-12-02 1',
      'replies-dispute 2026-11-01 1',
      'with-deadline 2026-11-01 1',
      'with-replies 2026-11-01 1',
    ],
    claims: [
      { id: live, is_test: false, disputed_at: new Date('2026-11-06T10:00:00Z') },
      { id: test, is_test: true, disputed_at: null },
    ],
    replies: [
      { id: reply, reviewed_at: new Date('2026-11-06T10:00:00Z') },
      { id: testReply, reviewed_at: null },
    ],
  });
});

/** A live claim and a test claim, each with a reply, and every figure as it was counted until then. */
async function plant(client: pg.Client): Promise<void> {
  const folder = new URL('../../../testing/migration-data/', import.meta.url);
  const [people, claims] = await Promise.all(
    ['0002.sql', '0004.sql'].map((name) => readFile(new URL(name, folder), 'utf8')),
  );
  const claim = claims?.slice(0, claims.indexOf('insert into claim_documents'));
  await client.query(`${people} ${claim} ${claim?.replaceAll(live, test)}
    update legal_claims set replied_at = '2026-11-05T10:00:00Z';
    insert into history_events (claim_id, sequence, kind, actor_kind, actor_id, at, facts, personal_digest, previous_hash, hash)
    values ('${test}', 1, 'test-claim.made', 'plaintiff', '${admin}', '2026-11-02T10:00:00Z', '{}', null, repeat('0', 64), repeat('a', 64));
    insert into defendant_responses (id, claim_id, email_subject, email_body, sender_email, parsed_type, confidence, requires_manual_review, raw_content, matches, kind, source, dedupe_key, processed_at, created_at)
    select id::uuid, claim_id::uuid, 'Re', 'No', 'sam@example.com', 'DISPUTE', 'HIGH', true, 'No', '[]', 'reply', 'manual', id,
      '2026-11-05T10:00:00Z', '2026-11-05T10:00:00Z'
    from (values ('${reply}', '${live}'), ('${testReply}', '${test}')) replies(id, claim_id);
    insert into claim_assessments (id, claim_id, response_id, author_id, action, created_at)
    values ('83000000-0000-4000-8000-000000000011', '${live}', '${reply}', '${admin}', 'dispute', '2026-11-06T10:00:00Z');
    insert into figure_deltas (name, bucket, delta) values
      ('claims', '2026-11-01', 2), ('claims-value', '2026-11-01', 180000), ('with-replies', '2026-11-01', 2),
      ('with-deadline', '2026-11-01', 2), ('pending-by-deadline', '2026-12-02', 2),
      ('replies-dispute', '2026-11-01', 2), ('reviews-needed', '2026-11-01', 2);`);
}
