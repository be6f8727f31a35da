-- Rows as they could be after migration 0015: a paid claim whose share waits, a surplus on its way back, a comparison.
insert into payment_intents (id, claim_id, amount, status, token_hash, recipient_email, recipient_is_team, created_at, expires_at, completed_at)
values ('90000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', 900.00, 'completed', repeat('a', 64), 'sam@example.com', false, '2026-11-06T10:00:00Z', '2026-12-06T10:00:00Z', '2026-11-07T10:00:00Z');
insert into checkout_sessions (id, payment_intent_id, provider, provider_session_id, url, state, amount, created_at, expires_at, settled_at, provider_payment_id)
values ('91000000-0000-4000-8000-000000000001', '90000000-0000-4000-8000-000000000001', 'test', 'session-1', 'http://localhost/dev/checkout/1', 'paid', 900.00, '2026-11-07T09:50:00Z', '2026-11-07T10:50:00Z', '2026-11-07T10:00:00Z', 'payment-1'),
  ('91000000-0000-4000-8000-000000000002', '90000000-0000-4000-8000-000000000001', 'test', 'session-2', 'http://localhost/dev/checkout/2', 'paid', 900.00, '2026-11-07T09:55:00Z', '2026-11-07T10:55:00Z', '2026-11-07T10:01:00Z', 'payment-2');
insert into provider_events (provider, event_id, kind, session_id, outcome, created_at, received_at)
values ('test', 'event-1', 'checkout-changed', 'session-1', 'settled', '2026-11-07T10:00:00Z', '2026-11-07T10:00:00Z');
insert into payments (id, checkout_session_id, payment_intent_id, claim_id, kind, gross, commission, to_claimant, received_at, refunded_at)
values ('92000000-0000-4000-8000-000000000001', '91000000-0000-4000-8000-000000000001', '90000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', 'settling', 90000, 9000, 81000, '2026-11-07T10:00:00Z', null),
  ('92000000-0000-4000-8000-000000000002', '91000000-0000-4000-8000-000000000002', '90000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', 'surplus', 90000, 0, 0, '2026-11-07T10:01:00Z', '2026-11-07T10:01:00Z');
with happening as (
  insert into ledger_transactions (id, kind, payment_id, created_at)
  values ('93000000-0000-4000-8000-000000000001', 'payment', '92000000-0000-4000-8000-000000000001', '2026-11-07T10:00:00Z')
  returning id
)
insert into ledger_entries (transaction_id, account, amount)
select id, account, amount from happening,
  (values ('card-provider', 90000), ('owed-to-claimant', -81000), ('commission', -9000)) as entry (account, amount);
insert into payouts (id, payment_id, claim_id, user_id, amount, status, created_at)
values ('94000000-0000-4000-8000-000000000001', '92000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 81000, 'due', '2026-11-07T10:00:00Z');
insert into payout_details (user_id, account_holder, sealed_account, updated_at)
values ('40000000-0000-4000-8000-000000000001', 'Hannah Okoro', 'v1.a.b.c', '2026-11-07T10:00:00Z');
insert into refunds (id, payment_id, gross, reason, state, created_at)
values ('95000000-0000-4000-8000-000000000001', '92000000-0000-4000-8000-000000000002', 90000, 'Paid twice', 'requested', '2026-11-07T10:01:00Z');
insert into reconciliation_runs (id, ran_at, since, checked, settled, differences)
values ('96000000-0000-4000-8000-000000000001', '2026-11-08T02:00:00Z', '2026-11-01T02:00:00Z', 2, 0, '[]');
