-- Rows as they could be after migration 0046: a mail that failed, the letter posted with a photo, which came back.
insert into letter_services (id, claim_id, letter_sha256, hash_of, letter_dated_on, to_name, address, method, done_at, done_by, user_id, mail_id, proof_document_id, origin, salt, personal_digest, created_at)
values
('90000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', repeat('a1', 32), 'text', '2026-11-02', 'Sam Smith', 'sam@example.com', 'email', '2026-11-02T10:00:00Z', 'system', null, '60000000-0000-4000-8000-0000000000f1', null, 'recorded', repeat('0', 32), repeat('b2', 32), '2026-11-02T10:00:00Z'),
('90000000-0000-4000-8000-000000000002', '50000000-0000-4000-8000-000000000001', repeat('a1', 32), 'text', '2026-11-02', 'Sam Smith', E'1 High Street\nLeeds\nLS1 1AA', 'first-class-post', '2026-11-03T10:00:00Z', 'claimant', null, null, '70000000-0000-4000-8000-0000000000f1', 'recorded', repeat('1', 32), repeat('b3', 32), '2026-11-03T12:00:00Z');
insert into letter_service_outcomes (id, service_id, outcome, at, by, user_id, note, letter_sha256, hash_of, letter_dated_on, salt, personal_digest)
values
('91000000-0000-4000-8000-000000000001', '90000000-0000-4000-8000-000000000001', 'failed', '2026-11-02T10:05:00Z', 'system', null, '550 no such mailbox', null, null, null, repeat('2', 32), repeat('b4', 32)),
('91000000-0000-4000-8000-000000000002', '90000000-0000-4000-8000-000000000002', 'sent', '2026-11-03T12:00:00Z', 'claimant', null, null, null, null, null, repeat('3', 32), repeat('b5', 32)),
('91000000-0000-4000-8000-000000000003', '90000000-0000-4000-8000-000000000002', 'returned', '2026-11-09T09:00:00Z', 'claimant', null, 'gone away', repeat('a1', 32), 'text', '2026-11-02', repeat('4', 32), repeat('b6', 32));
