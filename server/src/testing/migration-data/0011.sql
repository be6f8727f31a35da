-- Rows as they could be after migration 0011: an offer that was replaced, and the newer one, turned down.
insert into settlement_offers (id, claim_id, offered_amount, settlement_reference, created_by, created_at, replaced_at, answered_at)
values ('90000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', 400.00, 'SET-2026-AAAAAA', '40000000-0000-4000-8000-000000000003', '2026-11-06T10:00:00Z', '2026-11-07T10:00:00Z', null),
  ('90000000-0000-4000-8000-000000000002', '50000000-0000-4000-8000-000000000001', 500.00, 'SET-2026-BBBBBB', '40000000-0000-4000-8000-000000000003', '2026-11-07T10:00:00Z', null, '2026-11-08T10:00:00Z');
insert into settlement_responses (settlement_offer_id, response_type, response_timestamp, responded_by)
values ('90000000-0000-4000-8000-000000000002', 'reject', '2026-11-08T10:00:00Z', '40000000-0000-4000-8000-000000000001');
