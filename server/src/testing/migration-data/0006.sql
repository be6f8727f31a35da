-- Rows as they could be after migration 0006: one post with everything, one draft with almost nothing.
insert into blog_categories (id, name, slug, description, created_at, updated_at)
values ('60000000-0000-4000-8000-000000000001', 'Letters', 'letters', 'How to write them', '2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z');
insert into blog_tags (id, name, slug, created_at) values ('61000000-0000-4000-8000-000000000001', 'Evidence', 'evidence', '2026-11-01T10:00:00Z');
insert into blog_posts (id, title, slug, excerpt, content, read_minutes, featured_image_url, featured_image_alt, category_id, status, published_at,
  view_count, meta_title, meta_description, author_id, author_name, version, updated_by_name, created_at, updated_at)
values ('62000000-0000-4000-8000-000000000001', 'Before you write', 'before-you-write', 'Start here', '{"type": "doc", "content": [{"type": "paragraph"}]}', 3,
  '/files/public/blog/posts/1761991200000-00000000000000000000000000000000-1600x900/1600.webp', 'A letter', '60000000-0000-4000-8000-000000000001',
  'published', '2026-11-02T10:00:00Z', 12, 'Before you write', 'How to begin', '40000000-0000-4000-8000-000000000003', 'Priya Shah', 2, 'Priya Shah',
  '2026-11-01T10:00:00Z', '2026-11-02T10:00:00Z');
insert into blog_posts (id, title, slug, content, read_minutes, category_id, status, created_at, updated_at)
values ('62000000-0000-4000-8000-000000000002', 'Later', 'later', '{"type": "doc", "content": []}', 1, '60000000-0000-4000-8000-000000000001', 'draft',
  '2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z');
insert into blog_post_tags (post_id, tag_id) values ('62000000-0000-4000-8000-000000000001', '61000000-0000-4000-8000-000000000001');
insert into blog_autosaves (id, author_id, post_id, form, base_version, saved_at) values
  ('63000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000003', null, '{"title": "Half"}', 0, '2026-11-01T10:00:00Z'),
  ('63000000-0000-4000-8000-000000000002', '40000000-0000-4000-8000-000000000003', '62000000-0000-4000-8000-000000000002', '{}', 1, '2026-11-01T10:00:00Z');
insert into blog_images (folder, uploaded_by, created_at)
values ('public/blog/posts/1761991200000-00000000000000000000000000000000-1600x900', '40000000-0000-4000-8000-000000000003', '2026-11-01T10:00:00Z');
