import { type Invariant, rowsAsWords } from './invariant.ts';

/** Every figure, counted from the rows themselves. Test claims count in none. */
const counted = `
  with live as (select * from legal_claims where not is_test)
  select 'claims' as name, count(*)::bigint as sum from live
  union all select 'claims-value', coalesce(sum(amount) * 100, 0)::bigint from live
  union all select 'with-replies', count(replied_at) from live
  union all select 'with-deadline', count(response_deadline) from live
  union all select 'with-deadline-moved-on', count(*) from live
    where response_deadline is not null and status <> 'pending'
  union all select 'disputed', count(*) from live where disputed_at is not null and closed_at is null
  union all select 'pending-by-deadline ' || (response_deadline at time zone 'Europe/London')::date, count(*)
    from live where response_deadline is not null and status = 'pending'
    group by (response_deadline at time zone 'Europe/London')::date
  union all select 'replies-' || lower(parsed_type), count(*) from defendant_responses
    where processed_at is not null and claim_id in (select id from live) group by parsed_type
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
