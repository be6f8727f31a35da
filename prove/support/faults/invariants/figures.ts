import { type Invariant, rowsAsWords } from './invariant.ts';

/** Everything the figures sum up, counted afresh from the rows they are about. */
const counted = `
  select 'claims' as name, count(*)::bigint as sum from legal_claims
  union all select 'claims-value', coalesce(sum(amount) * 100, 0)::bigint from legal_claims
  union all select 'with-replies', count(replied_at) from legal_claims
  union all select 'with-deadline', count(response_deadline) from legal_claims
  union all select 'with-deadline-moved-on', count(*) from legal_claims
    where response_deadline is not null and status <> 'pending'
  union all select 'pending-by-deadline ' || (response_deadline at time zone 'Europe/London')::date, count(*)
    from legal_claims where response_deadline is not null and status = 'pending'
    group by (response_deadline at time zone 'Europe/London')::date
  union all select 'replies-' || lower(parsed_type), count(*) from defendant_responses
    where processed_at is not null group by parsed_type
  union all select 'reviews-needed', count(*) from defendant_responses
    where processed_at is not null and requires_manual_review
  union all select 'ledger-' || account, sum(amount)::bigint from ledger_entries group by account
  union all select 'recovered', coalesce(sum(gross), 0)::bigint from payments
    where kind = 'settling' and refunded_at is null`;

const kept = `
  select case name when 'pending-by-deadline' then name || ' ' || bucket else name end as name, sum(delta)::bigint as sum
  from figure_deltas group by 1`;

export const trueFigures: Invariant = {
  name: 'the figures equal a count of everything',
  broken: async (query) =>
    rowsAsWords(
      await query(`
        select name, coalesce(c.sum, 0)::text as counted, coalesce(k.sum, 0)::text as kept
        from (${counted}) c full join (${kept}) k using (name)
        where coalesce(c.sum, 0) <> coalesce(k.sum, 0)`),
      'a figure is wrong',
    ),
};
