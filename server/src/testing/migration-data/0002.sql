-- Rows as they could be after migration 0002: three people and everything an account can have.
insert into auth_users (id, email, password_hash, email_confirmed_at, app_metadata, user_metadata, created_at, updated_at) values
  ('40000000-0000-4000-8000-000000000001', 'hannah@example.com', '$argon2id$x', '2026-11-01T10:00:00Z', '{"role": "plaintiff"}', '{"full_name": "Hannah Okoro"}', '2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z'),
  ('40000000-0000-4000-8000-000000000002', 'priya@nairlaw.example', '$argon2id$x', null, '{"role": "solicitor"}', '{}', '2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z'),
  ('40000000-0000-4000-8000-000000000003', 'admin@example.com', null, null, '{"role": "admin"}', '{}', '2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z');
insert into auth_identities (id, user_id, provider, provider_id, data, created_at, updated_at)
values ('41000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'email', '40000000-0000-4000-8000-000000000001', '{"email": "hannah@example.com"}', '2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z');
insert into auth_sessions (id, user_id, aal, amr, user_agent, address, created_at, refreshed_at)
values ('42000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'aal1', '[{"method": "password", "timestamp": 1}]', 'Firefox', '203.0.113.9', '2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z');
insert into auth_refresh_tokens (id, session_id, token_hash, created_at)
values ('43000000-0000-4000-8000-000000000001', '42000000-0000-4000-8000-000000000001', 'h', '2026-11-01T10:00:00Z');
insert into auth_flows (id, user_id, challenge, challenge_method, auth_method, created_at)
values ('44000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'c', 's256', 'magiclink', '2026-11-01T10:00:00Z');
insert into auth_codes (id, user_id, kind, address, link_hash, digits_mac, flow_id, created_at, expires_at)
values ('45000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'magiclink', 'hannah@example.com', 'l', 'd', '44000000-0000-4000-8000-000000000001', '2026-11-01T10:00:00Z', '2026-11-01T11:00:00Z');
insert into auth_factors (id, user_id, factor_type, friendly_name, status, sealed_secret, last_used_step, created_at, updated_at)
values ('46000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'totp', 'Phone', 'verified', 's', 1, '2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z');
insert into auth_challenges (id, factor_id, created_at, expires_at)
values ('47000000-0000-4000-8000-000000000001', '46000000-0000-4000-8000-000000000001', '2026-11-01T10:00:00Z', '2026-11-01T10:05:00Z');
insert into auth_backup_codes (id, user_id, code_mac, created_at)
values ('48000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'm', '2026-11-01T10:00:00Z');
insert into auth_audit (at, action, user_id, address, details)
values ('2026-11-01T10:00:00Z', 'signed-in', '40000000-0000-4000-8000-000000000001', '203.0.113.9', '{}');
insert into plaintiff_profiles (user_id, full_name, created_at, updated_at)
values ('40000000-0000-4000-8000-000000000001', 'Hannah Okoro', '2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z');
insert into solicitor_profiles (user_id, firm_name, jurisdictions, created_at, updated_at)
values ('40000000-0000-4000-8000-000000000002', 'Nair Law', '{Scotland}', '2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z');
insert into admin_profiles (user_id, full_name, created_at, updated_at)
values ('40000000-0000-4000-8000-000000000003', 'Priya Shah', '2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z');
