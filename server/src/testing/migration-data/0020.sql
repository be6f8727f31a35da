-- Rows as they could be after migration 0020: someone who wants no reminders, and a claim closed long ago.
insert into mail_choices (person_id, topic, wanted, changed_at)
values ('40000000-0000-4000-8000-000000000001', 'reminders', false, '2026-11-08T10:00:00Z');
