-- Rows as they could be after migration 0005: one message about a claim and one about none.
insert into contact_messages (id, first_name, last_name, email, claim_id, issue, status, created_at) values
  ('55000000-0000-8000-a000-000000000001', 'Hannah', 'Okoro', 'hannah@example.com', '50000000-0000-4000-8000-000000000001', 'Has my letter gone out?', 'unread', '2026-11-02T10:00:00Z'),
  ('55000000-0000-8000-a000-000000000002', 'Omar', 'Haddad', 'omar@example.com', null, 'Do you take claims in Jersey?', 'read', '2026-11-02T11:00:00Z');
