-- Rows as they could be after migration 0021: someone on the way to a provider, and someone who is linking a further one.
insert into auth_provider_flows (id, state_hash, browser_hash, provider, target, challenge, challenge_method, created_at)
values ('21000000-0000-4000-8000-000000000001', 'a-state-hash', 'a-browser-hash', 'google', 'https://plainclaim.example/signin', 'a-challenge', 's256', '2026-11-08T10:00:00Z');
insert into auth_provider_flows (id, state_hash, browser_hash, provider, target, linking_session_id, created_at, used_at)
select '21000000-0000-4000-8000-000000000002', 'another-state-hash', 'a-browser-hash', 'github', 'https://plainclaim.example/profile', id, '2026-11-08T10:00:00Z', '2026-11-08T10:01:00Z'
from auth_sessions order by id limit 1;
