-- Rows as they could be after migration 0048: a certificate of service was made.
insert into check_codes (claim_id, code, created_at) values
('50000000-0000-4000-8000-000000000001', '23456-789CD-FHJKM-NPQRT-WXY23-45678', '2026-11-10T09:00:00Z');
insert into certified_papers (claim_id, sha256, kind, created_at) values
('50000000-0000-4000-8000-000000000001', repeat('a1', 32), 'letter', '2026-11-10T09:00:00Z'),
('50000000-0000-4000-8000-000000000001', repeat('c1', 32), 'certificate', '2026-11-10T09:00:00Z');
