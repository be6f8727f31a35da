-- Rows as they could be after migration 0026: the first seal of a trail.
insert into trail_seals (trail, number, above, up_to, rows, oldest, sealed_at, digest, key_name, previous, seal)
values ('history', 1, 0, 12, 12, '2026-11-06T10:00:00Z', '2026-11-06T10:10:00Z', repeat('a', 64), '0123abcd', repeat('0', 64), repeat('b', 64));
