-- Rows as they could be after migration 0047: a claim in a breathing space, and one whose debt advice is over.
insert into claim_holds (id, claim_id, first_day, last_day, is_statutory, interest_free_from, set_by, user_id, confirmed_at, created_at)
select '90000000-0000-4000-8000-000000000001', id, '2026-11-02', '2026-12-31', true, '2026-11-02', 'admin', user_id, '2026-11-06T10:00:00Z', '2026-11-06T10:00:00Z'
from legal_claims where id = '50000000-0000-4000-8000-000000000001';
insert into claim_holds (id, claim_id, first_day, last_day, is_statutory, set_by, user_id, confirmed_at, ended_on, ended_at, created_at)
select '90000000-0000-4000-8000-000000000002', id, '2026-10-01', '2026-10-20', false, 'claimant', user_id, '2026-10-01T10:00:00Z', '2026-10-21', '2026-10-20T23:02:00Z', '2026-10-01T10:00:00Z'
from legal_claims where id = '50000000-0000-4000-8000-000000000001';
insert into claim_hold_reasons (hold_id, reason) values
('90000000-0000-4000-8000-000000000001', 'breathing-space'), ('90000000-0000-4000-8000-000000000002', 'debt-advice');
