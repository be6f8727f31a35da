-- Rows as they could be after migration 0030: an automatic mail that an admin calls a reply, and a reply whose match can be undone.
insert into defendant_responses (id, claim_id, email_subject, email_body, sender_email, parsed_type, confidence, requires_manual_review, raw_content, matches, kind, judgement, source, dedupe_key, processed_at, undo_until, created_at)
values
  ('80000000-0000-4000-8000-000000000002', null, 'Automatic reply', 'I am out of the office. I dispute this claim.', 'sam@example.com', 'DISPUTE', 'MEDIUM', false, 'I am out of the office. I dispute this claim.', '[]', 'auto-reply', 'reply', 'smtp', '<2@example.com>', null, null, '2026-11-06T10:00:00Z'),
  ('80000000-0000-4000-8000-000000000003', '50000000-0000-4000-8000-000000000001', 'Your letter', 'I will pay.', 'sam@example.com', 'PAYMENT', 'MEDIUM', false, 'I will pay.', '[]', 'reply', null, 'smtp', '<3@example.com>', '2026-11-06T10:00:00Z', '2026-11-06T10:01:00Z', '2026-11-06T09:00:00Z');
