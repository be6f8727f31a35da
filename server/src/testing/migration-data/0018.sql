-- Rows as they could be after migration 0018: a search that found someone, who wrote to the client.
insert into solicitor_searches (id, claim_id, reason, consented_by, consented_at, status)
values ('97000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', 'over-limit', '40000000-0000-4000-8000-000000000001', '2026-11-06T10:00:00Z', 'placed');
insert into referrals (id, search_id, claim_id, solicitor_id, position, match_reason, status, asked_at, due_at, answered_at)
values ('98000000-0000-4000-8000-000000000001', '97000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000002', 1, 'Chosen because they are near.', 'accepted', '2026-11-06T10:00:00Z', '2026-11-11T23:59:00Z', '2026-11-07T10:00:00Z');
insert into case_messages (id, referral_id, claim_id, sender, sender_id, body, created_at)
values ('99000000-0000-4000-8000-000000000001', '98000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', 'solicitor', '40000000-0000-4000-8000-000000000002', 'When can we talk?', '2026-11-07T11:00:00Z');
