import type { BlogApi } from '@plainclaim/server/features/blog/blog.routes';
import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

export const blogAdminApi = hc<BlogApi>('/', { fetch: apiFetch }).api.admin.blog;

export type PostPage = InferResponseType<typeof blogAdminApi.posts.$get>;
export type PostCard = PostPage['posts'][number];

type OnePost = (typeof blogAdminApi.posts)[':id'];

export type PostToEdit = InferResponseType<OnePost['$get']>;
export type AdminPost = PostToEdit['post'];
export type Autosave = NonNullable<PostToEdit['autosave']>;
export type PostBody = InferRequestType<typeof blogAdminApi.posts.$post>['json'];
