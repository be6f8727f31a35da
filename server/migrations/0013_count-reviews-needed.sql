-- Replies that need a review are counted from now on like those of each type; those that are there already, once here.
insert into figure_deltas (name, bucket, delta)
select 'reviews-needed', date_trunc('month', processed_at at time zone 'Europe/London')::date, count(*)
from defendant_responses
where processed_at is not null and requires_manual_review
group by 2;
