-- Rows as they could be after migration 0032: a disputed claim whose mark was taken back, a reply that was reviewed, and an offer that was withdrawn.
insert into claim_assessments (id, claim_id, response_id, author_id, action, created_at)
values ('82000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', '80000000-0000-4000-8000-000000000003', '40000000-0000-4000-8000-000000000003', 'not-dispute', '2026-11-08T12:00:00Z');
update defendant_responses set reviewed_at = '2026-11-08T12:00:00Z' where id = '80000000-0000-4000-8000-000000000003';
insert into settlement_offers (id, claim_id, offered_amount, settlement_reference, created_by, created_at, replaced_at, withdrawn_at)
values ('90000000-0000-4000-8000-000000000003', '50000000-0000-4000-8000-000000000001', 450.00, 'SET-2026-CCCCCC', '40000000-0000-4000-8000-000000000003', '2026-11-09T10:00:00Z', '2026-11-09T11:00:00Z', '2026-11-09T11:00:00Z');
