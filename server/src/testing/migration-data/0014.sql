-- Rows as they could be after the test checkout came: one that was paid and refunded.
insert into test_checkouts (id, reference, amount, description, payer_email, success_url, cancel_url, payment_intent_id, claim_id, payment_id, created_at, expires_at, paid_at)
values ('cs_test_1', '90000000-0000-4000-8000-000000000001', 12500, 'Claim of Priya Shah', 'sam@example.com', 'http://127.0.0.1:3000/pay/a?success=true', 'http://127.0.0.1:3000/pay/a', '91000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', 'pi_test_1', '2026-11-10T10:00:00Z', '2026-11-10T11:00:00Z', '2026-11-10T10:05:00Z');
insert into test_refunds (id, reference, payment_id, amount, created_at)
values ('re_test_1', '92000000-0000-4000-8000-000000000001', 'pi_test_1', 12500, '2026-11-11T10:00:00Z');
