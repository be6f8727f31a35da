-- Rows as they could be after migration 0008: a reply with an attachment, a note, an assessment, and counted figures.
insert into defendant_responses (id, claim_id, email_subject, email_body, sender_email, parsed_type, confidence, requires_manual_review, raw_content, matches, kind, source, dedupe_key, processed_at, created_at)
values ('80000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', 'Re: Claim ID: 50000000-0000-4000-8000-000000000001', 'I agree to pay', 'sam@example.com', 'PAYMENT', 'HIGH', false, 'I agree to pay', '[]', 'reply', 'manual', '<1@example.com>', '2026-11-05T10:00:00Z', '2026-11-05T10:00:00Z');
insert into defendant_response_attachments (id, response_id, file_name, file_path, file_type, file_size)
values ('81000000-0000-4000-8000-000000000001', '80000000-0000-4000-8000-000000000001', 'receipt.pdf', '80000000-0000-4000-8000-000000000001/1-a.pdf', 'application/pdf', 10);
insert into claim_notes (id, claim_id, author_id, author_name, body, created_at)
values ('82000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000003', 'Priya Shah', 'Rang them.', '2026-11-05T10:00:00Z');
insert into claim_assessments (id, claim_id, response_id, author_id, will_pay, created_at)
values ('83000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', '80000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000003', 'yes', '2026-11-05T10:00:00Z');
insert into figure_deltas (name, bucket, delta) values ('claims', '2026-11-01', 1);
