import type { BlogApi } from '@plainclaim/server/blog/blog.routes';
import type { hc, InferResponseType } from 'hono/client';

/** The blog as anyone may read it: the shapes of the answers. Loaders ask through the API they are given. */
type Blog = ReturnType<typeof hc<BlogApi>>['api']['blog'];

export type BlogPage = InferResponseType<Blog['posts']['$get'], 200>;
export type BlogCard = BlogPage['posts'][number];
export type BlogPostAnswer = InferResponseType<Blog['posts'][':slug']['$get'], 200>;
export type BlogPost = BlogPostAnswer['post'];
export type BlogCategories = InferResponseType<Blog['categories']['$get'], 200>;
export type BlogCategory = BlogCategories['categories'][number];
export type BlogTags = InferResponseType<Blog['tags']['$get'], 200>;
export type BlogTag = BlogTags['tags'][number];
export type BlogAddresses = InferResponseType<Blog['addresses']['$get'], 200>;
