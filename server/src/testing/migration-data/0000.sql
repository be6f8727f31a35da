-- Rows as they could be after migration 0000: one in every table, with every column filled.
insert into emails (id, kind, to_address, to_name, reply_to, subject, html, text, dedupe_key, message_id, claim_id, attempts, last_error, created_at, touched_at, sent_at)
values ('10000000-0000-4000-8000-000000000001', 'letter', 'ted@tarnandthistle.example', 'Ted Tarn', 'claims@plainclaim.example',
  'Letter Before Action', '<p>Pay</p>', 'Pay', 'letter:1', '<1@plainclaim.example>', '20000000-0000-4000-8000-000000000001', 2, '421 later',
  '2026-11-01T10:00:00Z', '2026-11-01T10:05:00Z', '2026-11-01T10:05:00Z');
insert into email_attachments (id, email_id, position, file_name, content_type, file_key, size)
values ('30000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000001', 1, 'invoice.pdf', 'application/pdf', 'private/a/b.pdf', 1234);
insert into history_events (claim_id, sequence, kind, actor_kind, actor_id, at, facts, personal_digest, previous_hash, hash)
values ('20000000-0000-4000-8000-000000000001', 1, 'claim.submitted', 'plaintiff', '40000000-0000-4000-8000-000000000001',
  '2026-11-01T10:00:00Z', '{"amount": 900}', 'd', repeat('0', 64), repeat('a', 64));
insert into history_personal (event_id, data, salt) select id, '{"plaintiffName": "Hannah Okoro"}', 's' from history_events;
insert into rate_limits (key, whole_at) values ('signin:127.0.0.1', '2026-11-01T10:00:00Z');
insert into demo_seeds (name, planted_at) values ('mail', '2026-11-01T10:00:00Z');
