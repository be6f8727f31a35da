import { readFile } from 'node:fs/promises';
import type { DefendantType } from '@plainclaim/domain/claims/defendant';
import { checkFacts } from '@plainclaim/domain/claims/facts/check-facts';
import { factsOfSimpleClaim } from '@plainclaim/domain/claims/facts/facts-of-simple-claim';
import { type IssueType, issueTypes } from '@plainclaim/domain/claims/issue-types';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { penceFromDecimal } from '@plainclaim/domain/shared/money';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../platform/db/db.ts';
import { createLog } from '../../../platform/log/log.ts';
import { applyMigrationsUpTo } from '../../../testing/postgres/apply-migrations-up-to.ts';
import { createEmptyDatabase } from '../../../testing/postgres/empty-database.ts';
import { withClient } from '../../../testing/postgres/with-client.ts';
import { recordFirstEvents, verifyChains } from '../../history/index.ts';

const before = 42;
const system = { kind: 'system', id: null } as const;

it('makes one sum and one day of every claim there is, and changes neither claim nor history', async () => {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  await applyMigrationsUpTo({ url, count: before });
  const folder = new URL('../../../testing/migration-data/', import.meta.url);
  const data = await Promise.all(
    ['0002.sql', '0004.sql'].map((name) => readFile(new URL(name, folder), 'utf8')),
  );
  const read = async (sql: string) => await withClient(url, async (client) => (await client.query(sql)).rows);
  await withClient(url, async (client) => {
    await client.query(data.join('\n'));
    for (const [at, issueType] of issueTypes.entries())
      await client.query(`
        create temporary table copies as select * from legal_claims limit 1;
        update copies set id = gen_random_uuid(), short_reference = draw_short_reference(),
          issue_type = '${issueType}', amount = ${at}.07 + 1000,
          defendant_type = '${at % 2 ? 'company' : 'individual'}';
        alter table copies drop column party_names;
        do $$ begin execute 'insert into legal_claims (' || (select string_agg(quote_ident(attname), ', ')
            from pg_attribute where attrelid = 'copies'::regclass and attnum > 0 and not attisdropped) ||
          ') select * from copies'; end $$;
        drop table copies;`);
  });
  const claimsBefore = await read('select * from legal_claims order by id');
  const { db, close } = openDatabase({ url, poolSize: 2, log: createLog('warn') });
  onTestFinished(close);
  const at = new Date('2026-11-01T09:00:00Z');
  for (const { id: claimId, plaintiff_name: plaintiffName } of claimsBefore)
    await db.transaction((tx) =>
      recordFirstEvents(tx, [
        { claimId, kind: 'claim.submitted', actor: system, at, personal: { plaintiffName } },
        { claimId, kind: 'letter.sent', actor: system, at },
      ]),
    );
  const whole = { claims: claimsBefore.length, events: 2 * claimsBefore.length, problems: [] };
  expect(await verifyChains(db)).toEqual(whole);
  const historyBefore = await read('select * from history_events order by id');
  await applyMigrationsUpTo({ url, count: before + 1 });
  expect(await read('select * from legal_claims order by id')).toEqual(claimsBefore);
  expect(await read('select * from history_events order by id')).toEqual(historyBefore);
  expect(await verifyChains(db)).toEqual(whole);
  const facts = await read(
    `select f.*, c.issue_type, c.amount, c.incident_date::text, c.defendant_type, c.letter_sent_at, c.id as of_claim,
      (select coalesce(json_agg(json_build_object('id', d.id, 'fileName', d.file_name) order by d.created_at, d.id), '[]')
       from claim_documents d where d.claim_id = c.id and d.sent_as is not null) as documents
     from legal_claims c left join claim_facts f on f.claim_id = c.id`,
  );
  expect(facts.length).toBe(claimsBefore.length);
  for (const row of facts) {
    const content = factsOfSimpleClaim({
      issueType: row.issue_type as IssueType,
      amount: penceFromDecimal(row.amount),
      incidentDate: toIsoDate(row.incident_date),
      defendantType: row.defendant_type as DefendantType,
      documents: row.documents,
    });
    expect(row).toMatchObject({
      claim_id: row.of_claim,
      version: 1,
      content,
      defendant_kind: row.defendant_type,
      frozen_at: row.letter_sent_at,
    });
    expect(checkFacts(row.content, toIsoDate('2026-12-31'))).toEqual([]);
  }
});
