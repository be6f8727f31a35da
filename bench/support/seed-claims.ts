import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import type pg from 'pg';
import { words } from './claim-words.ts';

/** The same number of claims has this surname, however many there are: for searches for one person. */
export const rareSurname = 'Quillfeather';
/** The number of claims of the signed-in plaintiff, however many there are in all. */
export const ownClaims = 60;
const rareClaims = 5;

const tables = [
  'auth_users',
  'legal_claims',
  'defendant_responses',
  'history_events',
  'emails',
  'figure_deltas',
];

/**
 * Fills a migrated database with claims of the last three years, in order of creation: all statuses, places
 * and subjects, replies to a third, past and future deadlines, and matching figures. Letters and mails are
 * short, as no list reads them.
 */
export async function seedClaims(client: pg.Client, count: number, plaintiffId: string): Promise<void> {
  await client.query('set synchronous_commit = off');
  await client.query("set maintenance_work_mem = '256MB'");
  await client.query('select setseed(0.42)');
  // Disables foreign-key checks: the rows fit each other, and a million checks would only take time.
  await client.query('set session_replication_role = replica');
  const makeIndexes = await dropIndexes(client);
  for (const statement of [
    users(count),
    claims(count, plaintiffId),
    replies,
    unmatched(count),
    history,
    mails,
    'delete from figure_deltas',
    figures,
    replyFigures,
  ]) {
    await client.query(statement);
  }
  for (const make of makeIndexes) await client.query(make);
  // Autovacuum would otherwise run in the middle of the measurement.
  await client.query(`vacuum analyze ${tables.join(', ')}`);
}

/** Building an index over all rows takes a fraction of the time of a million insertions into it. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; make: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as make
    from pg_index i
    where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ make }) => make);
}

/** Squared, so that the first words of a list are drawn most often. */
const some = (array: string, chance: string) =>
  `(${array})[1 + floor(power(${chance}, 2) * array_length(${array}, 1))::int]`;

const idOf = (kind: string, number: string) => `md5('${kind} ' || ${number})::uuid`;

const peopleFor = (count: number) => Math.ceil(count / 3);

const users = (count: number) => `
  insert into auth_users (id, email, email_confirmed_at, app_metadata, user_metadata, created_at, updated_at)
  select ${idOf('user', 'n')}, 'person' || n || '@example.org', now(), '{"role": "plaintiff"}',
    jsonb_build_object('full_name', ${some(words.firstNames, 'random()')} || ' ' || ${some(words.lastNames, 'random()')}),
    now() - interval '3 years', now()
  from generate_series(1, ${peopleFor(count)}) n`;

const claims = (count: number, plaintiffId: string) => `
  insert into legal_claims (id, user_id, issue_type, description, amount, jurisdiction, plaintiff_name, plaintiff_email,
    plaintiff_date_of_birth, plaintiff_address, plaintiff_postcode, defendant_type, defendant_first_name,
    defendant_last_name, defendant_company_name, defendant_email, defendant_address_line_1, defendant_town_city,
    defendant_postcode, incident_date, status, generated_letter_content, letter_sent_at, response_deadline,
    deadline_noted_at, replied_at, created_at, updated_at)
  select id,
    case when n % ${Math.floor(count / ownClaims)} = 0 then '${plaintiffId}'::uuid
      else ${idOf('user', `(1 + floor(random() * ${peopleFor(count)}))::int`)} end,
    (array['${issueTypes.join("','")}'])[1 + floor(random() * ${issueTypes.length})::int],
    'They took the deposit in advance and did not do the work that was agreed. ' || md5(n::text),
    round((20 + power(random(), 3) * 15000)::numeric, 2),
    case when place < 0.82 then 'England & Wales' when place < 0.95 then 'Scotland' else 'Northern Ireland' end,
    first || ' ' || last, lower(first || '.' || last) || n || '@' || ${some(words.domains, 'random()')},
    '1985-06-15', n || ' Mill Lane, Leeds', 'LS1 4AP',
    case when is_company then 'company' else 'individual' end,
    case when is_company then '' else other_first end,
    case when is_company then '' else other_last end,
    case when is_company then ${some(words.companyWords, 'random()')} || ' ' || ${some(words.trades, 'random()')} || ' Ltd' else '' end,
    lower(other_first || '.' || other_last) || n || '@' || ${some(words.domains, 'random()')},
    '2 Low Road', 'York', 'YO1 7HH', created_at::date - 40, status,
    'Dear ' || other_first || ', this letter comes before action. ' || md5(n::text) || md5(first || n),
    created_at,
    case when status = 'responded' then created_at + interval '6 days' else deadline end,
    case when deadline < now() and status = 'pending' then deadline end,
    case when has_reply then created_at + interval '6 days' end,
    created_at, created_at
  from (
    select *,
      created_at + case when random() < 0.8 then interval '14 days' else interval '30 days' end as deadline,
      case
        when has_reply then (array['responded', 'responded', 'active', 'settlement_accepted_payment_pending', 'resolved'])[1 + floor(random() * 5)::int]
        when created_at > now() - interval '40 days' or random() < 0.2 then 'pending'
        else (array['active', 'resolved', 'cancelled'])[1 + floor(random() * 3)::int]
      end as status
    from (
      select n, ${idOf('claim', 'n')} as id, random() as place, random() < 0.4 as is_company,
        date_trunc('milliseconds', now() - interval '3 years' * (1 - n::float / (${count} + 1))) as created_at,
        random() < 0.3 and n < ${count} * 0.99 as has_reply,
        ${some(words.firstNames, 'random()')} as first,
        case when n % ${Math.floor(count / rareClaims)} = 1 then '${rareSurname}' else ${some(words.lastNames, 'random()')} end as last,
        ${some(words.firstNames, 'random()')} as other_first, ${some(words.lastNames, 'random()')} as other_last
      from generate_series(1, ${count}) n
    ) drawn
  ) decided`;

const replyColumns = `id, claim_id, email_subject, email_body, sender_email, parsed_type, confidence,
  requires_manual_review, raw_content, matches, kind, source, dedupe_key, processed_at, created_at`;

const replyType = `(array['PAYMENT', 'DISPUTE', 'DENIAL', 'INFORMATION', 'UNCLEAR'])[1 + floor(random() * 5)::int]`;

/** One reply, and a second one for every fifth claim. */
const replies = `
  insert into defendant_responses (${replyColumns})
  select md5('reply ' || turn || id)::uuid, id, 'Re: Claim ID: ' || id,
    'Thank you for your letter. I have looked at it and will come back to you. ' || md5(id::text), defendant_email,
    ${replyType}, (array['HIGH', 'MEDIUM', 'LOW'])[1 + floor(random() * 3)::int], random() < 0.2,
    'Thank you for your letter.', '[]', 'reply', 'smtp', '<' || turn || id || '@reply.example>',
    replied_at + turn * interval '1 day', replied_at + turn * interval '1 day'
  from legal_claims, generate_series(0, 1) turn
  where replied_at is not null and (turn = 0 or get_byte(uuid_send(id), 5) < 51)`;

const unmatched = (count: number) => `
  insert into defendant_responses (${replyColumns})
  select ${idOf('unmatched', 'n')}, null, 'Your letter', 'Who is this about? ' || md5(n::text), 'someone' || n || '@example.org',
    'UNCLEAR', 'LOW', true, 'Who is this about?', '[]', 'reply', 'smtp', '<unmatched' || n || '@reply.example>', null,
    date_trunc('milliseconds', now() - interval '3 years' * random())
  from generate_series(1, ${Math.ceil(count / 100)}) n`;

const history = `
  insert into history_events (claim_id, sequence, kind, actor_kind, at, facts, previous_hash, hash)
  select id, step, (array['claim.submitted', 'reply.processed'])[step], (array['plaintiff', 'defendant'])[step],
    created_at + (step - 1) * interval '6 days', '{}', md5(id::text), md5(step || id::text)
  from legal_claims, generate_series(1, 2) step
  where step = 1 or replied_at is not null
  on conflict do nothing`;

const mails = `
  insert into emails (id, kind, to_address, subject, html, text, dedupe_key, message_id, claim_id, created_at, touched_at, sent_at)
  select md5('mail ' || id)::uuid, 'claim-confirmation', plaintiff_email, 'Your claim', '<p>Your claim</p>', 'Your claim',
    'seed:' || id, '<' || id || '@seed.example>', id, created_at, created_at, created_at
  from legal_claims`;

const londonMonth = (moment: string) => `date_trunc('month', ${moment} at time zone 'Europe/London')::date`;

/** The totals of domain/claims/figure-deltas.ts, as the job folds them. Includes the demo's claims. */
const figures = `
  insert into figure_deltas (name, bucket, delta)
  select name, ${londonMonth('created_at')}, sum(delta)
  from legal_claims, lateral (values
    ('claims', true, 1), ('claims-value', true, (amount * 100)::bigint), ('with-replies', replied_at is not null, 1),
    ('with-deadline', response_deadline is not null, 1),
    ('with-deadline-moved-on', response_deadline is not null and status <> 'pending', 1)
  ) counted(name, counts, delta)
  where counts
  group by 1, 2
  union all
  select 'pending-by-deadline', (response_deadline at time zone 'Europe/London')::date, count(*)
  from legal_claims
  where status = 'pending' and response_deadline is not null
  group by 2`;

const replyFigures = `
  insert into figure_deltas (name, bucket, delta)
  select 'replies-' || lower(parsed_type), ${londonMonth('created_at')}, count(*)
  from defendant_responses where processed_at is not null
  group by 1, 2`;
