import { randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** The tables to which a submission adds rows, and how to find those rows. */
const traces: Readonly<Record<string, string>> = {
  legal_claims: 'id = $1',
  // These rows name no claim: found by the transaction that wrote them.
  figure_deltas: 'xmin = (select xmin from legal_claims where id = $1)',
  emails: 'claim_id = $1',
  email_attachments: 'email_id in (select id from emails where claim_id = $1)',
  history_events: 'claim_id = $1',
  'pgboss.job': "data->'payload'->>'emailId' in (select id::text from emails where claim_id = $1)",
};

/**
 * The erasable parts of events. Event ids are generated, so the parts are found again by claim and sequence.
 */
const personal = {
  find: `select coalesce(jsonb_agg(to_jsonb(one) || jsonb_build_object('claim_id', claim_id, 'sequence', sequence)), '[]')::text as rows
    from history_personal one join history_events event on event.id = event_id where claim_id = $1`,
  insert: `insert into history_personal (event_id, data, salt)
    select event.id, one.data, one.salt
    from jsonb_to_recordset($1::jsonb) as one (claim_id uuid, sequence integer, data jsonb, salt text)
    join history_events event using (claim_id, sequence)`,
};

/** Marked as processed: a worker must not send mails of copied rows. */
const done: Readonly<Record<string, string>> = {
  emails: '{"kept_at": "2026-01-01T00:00:00Z", "sent_at": null, "failed_at": null, "dedupe_key": null}',
  'pgboss.job': '{"state": "completed"}',
};

const ids = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
const shortReferences = /PC-[2-9A-Y]{4}-[2-9A-Y]{4}/g;

type Insert = { readonly text: string; readonly rows: string };

/**
 * Copies the rows of one submission under other ids: one prepared statement per table, in one transaction.
 */
export async function sameRowsAs(client: pg.ClientBase, claimId: string) {
  const inserts: Insert[] = [];
  for (const [table, where] of Object.entries(traces)) {
    const columns = await columnsOf(client, table);
    const { rows } = await client.query<{ rows: string }>(
      `select coalesce(jsonb_agg(to_jsonb(one) || '${done[table] ?? '{}'}'), '[]')::text as rows from ${table} one where ${where}`,
      [claimId],
    );
    const text = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
    inserts.push({ text, rows: rows[0]?.rows ?? '[]' });
  }
  const { rows: kept } = await client.query<{ rows: string }>(personal.find, [claimId]);
  inserts.push({ text: personal.insert, rows: kept[0]?.rows ?? '[]' });
  const found = new Set(inserts.flatMap(({ rows }) => rows.match(ids) ?? []));
  const owner = await client.query<{ user_id: string }>('select user_id from legal_claims where id = $1', [
    claimId,
  ]);
  const changing = [...found].filter((id) => id !== owner.rows[0]?.user_id);
  return async (pool: pg.Pool): Promise<void> => {
    const renamed = new Map(changing.map((id) => [id, randomUUID()]));
    const shortReference = randomShortReference();
    const rename = (rows: string) =>
      rows.replaceAll(ids, (id) => renamed.get(id) ?? id).replaceAll(shortReferences, shortReference);
    const connection = await pool.connect();
    try {
      await connection.query('begin');
      for (const [n, { text, rows }] of inserts.entries())
        await connection.query({ name: `same-${n}`, text, values: [rename(rows)] });
      await connection.query('commit');
    } catch (error) {
      await connection.query('rollback');
      throw error;
    } finally {
      connection.release();
    }
  };
}

function randomShortReference(): string {
  const four = () => Array.from({ length: 4 }, () => '23456789CDFHJKMNPQRTWXY'[randomInt(23)]).join('');
  return `PC-${four()}-${four()}`;
}

/** The columns that the database does not fill in itself. */
async function columnsOf(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute a
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
      and not exists (select from pg_attrdef d where d.adrelid = a.attrelid and d.adnum = a.attnum
        and pg_get_expr(adbin, adrelid) like 'nextval%')
    order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name).join(', ');
}
