-- A file that was being uploaded when the process died.
insert into unclaimed_files (file_key, since)
values ('private/claim-documents/52000000-0000-4000-8000-000000000001/1-c.pdf', '2026-11-02T10:00:00Z');
