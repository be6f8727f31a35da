-- Rows as they could be after migration 0022: a phone and a number to move to, its codes and its second step, a program
-- of someone else's, a used proof, a question to a sign-in service, a text message.
update auth_users set new_phone = '447700900111', phone_change_sent_at = '2026-11-15T10:00:00Z' where id = '40000000-0000-4000-8000-000000000001';
insert into auth_codes (id, user_id, kind, address, link_hash, digits_mac, created_at, expires_at)
values ('9a000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'phone_change', '447700900111', 'link-of-a-text', 'mac', '2026-11-15T10:00:00Z', '2026-11-15T11:00:00Z');
insert into auth_factors (id, user_id, factor_type, friendly_name, status, phone, created_at, updated_at)
values ('9b000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'phone', 'My phone', 'verified', '447700900110', '2026-11-15T10:00:00Z', '2026-11-15T10:00:00Z');
insert into auth_challenges (id, factor_id, code_mac, created_at, expires_at)
values ('9c000000-0000-4000-8000-000000000001', '9b000000-0000-4000-8000-000000000001', 'mac', '2026-11-15T10:00:00Z', '2026-11-15T10:05:00Z');
insert into auth_oauth_clients (id, name, secret_hash, token_endpoint_auth_method, redirect_uris, grant_types, response_types, created_at, updated_at)
values ('9d000000-0000-4000-8000-000000000001', 'Ledger', 'hash', 'client_secret_basic', '["https://ledger.example/back"]', '["authorization_code"]', '["code"]', '2026-11-15T10:00:00Z', '2026-11-15T10:00:00Z');
insert into auth_used_proofs (kind, hash, expires_at) values ('web3', 'hash', '2026-11-15T10:10:00Z');
insert into auth_sso_requests (id, request_id, provider_id, redirect_to, created_at, expires_at)
values ('9e000000-0000-4000-8000-000000000001', '_1', '9e000000-0000-4000-8000-000000000002', 'https://plainclaim.example', '2026-11-15T10:00:00Z', '2026-11-15T10:10:00Z');
insert into text_messages (id, kind, to_phone, text, created_at, kept_at)
values ('9f000000-0000-4000-8000-000000000001', 'auth-sms', '447700900111', '123456 is your code', '2026-11-15T10:00:00Z', '2026-11-15T10:00:00Z');
