import { adminOnly, everyone, type Operations } from './operation.ts';

const reading: Operations = {
  'GET /api/blog/posts': { answers: everyone(200) },
  'GET /api/blog/posts/:slug': {
    call: ({ post }) => ({ ids: { slug: post.slug } }),
    answers: everyone(200),
  },
  'POST /api/blog/posts/:slug/view': {
    call: ({ post }) => ({ ids: { slug: post.slug } }),
    answers: everyone(200),
  },
  'GET /api/blog/categories': { answers: everyone(200) },
  'GET /api/blog/tags': { answers: everyone(200) },
  'GET /api/blog/addresses': { answers: everyone(200) },
  'GET /api/blog/rss.xml': { answers: everyone(200) },
};

const writing: Operations = {
  'GET /api/admin/blog/posts': { answers: adminOnly(200) },
  'POST /api/admin/blog/posts': {
    call: ({ post }) => ({ body: { ...post, slug: 'another-post' } }),
    answers: adminOnly(201),
  },
  'GET /api/admin/blog/posts/:id': {
    call: ({ postId }) => ({ ids: { id: postId } }),
    answers: adminOnly(200),
  },
  'PUT /api/admin/blog/posts/:id': {
    call: ({ postId, post }) => ({ ids: { id: postId }, body: { ...post, version: 1 } }),
    answers: adminOnly(200),
  },
  'DELETE /api/admin/blog/posts/:id': {
    call: ({ postId }) => ({ ids: { id: postId } }),
    answers: adminOnly(204),
  },
  'PUT /api/admin/blog/posts/:id/autosave': {
    call: ({ postId }) => ({ ids: { id: postId }, body: { form: {}, base_version: 1 } }),
    answers: adminOnly(200),
  },
  'DELETE /api/admin/blog/posts/:id/autosave': {
    call: ({ postId }) => ({ ids: { id: postId } }),
    answers: adminOnly(204),
  },
  'GET /api/admin/blog/autosave': { answers: adminOnly(200) },
  'PUT /api/admin/blog/autosave': { call: () => ({ body: { form: {} } }), answers: adminOnly(200) },
  'DELETE /api/admin/blog/autosave': { answers: adminOnly(204) },
  'POST /api/admin/blog/images': {
    call: ({ picture }) => ({ bytes: picture, headers: { 'content-type': 'image/png' } }),
    answers: adminOnly(201),
  },
};

const shelves: Operations = {
  'GET /api/admin/blog/categories': { answers: adminOnly(200) },
  'POST /api/admin/blog/categories': {
    call: () => ({ body: { name: 'News', slug: 'news' } }),
    answers: adminOnly(201),
  },
  'PUT /api/admin/blog/categories/:id': {
    call: ({ categoryId }) => ({ ids: { id: categoryId }, body: { name: 'Letters', slug: 'letters-again' } }),
    answers: adminOnly(200),
  },
  'DELETE /api/admin/blog/categories/:id': {
    call: ({ spareCategoryId }) => ({ ids: { id: spareCategoryId } }),
    answers: adminOnly(204),
  },
  'GET /api/admin/blog/tags': { answers: adminOnly(200) },
  'POST /api/admin/blog/tags': {
    call: () => ({ body: { name: 'Money', slug: 'money' } }),
    answers: adminOnly(201),
  },
  'PUT /api/admin/blog/tags/:id': {
    call: ({ tagId }) => ({ ids: { id: tagId }, body: { name: 'Proof', slug: 'proof-again' } }),
    answers: adminOnly(200),
  },
  'DELETE /api/admin/blog/tags/:id': {
    call: ({ tagId }) => ({ ids: { id: tagId } }),
    answers: adminOnly(204),
  },
};

export const blogOperations: Operations = { ...reading, ...writing, ...shelves };
