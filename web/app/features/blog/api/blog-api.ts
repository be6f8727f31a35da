import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import type { BlogApi } from '@plainclaim/server/features/blog/blog.routes';
import type { hc, InferResponseType } from 'hono/client';

/** Response types of the public blog. */
type Blog = ReturnType<typeof hc<BlogApi>>['api']['blog'];

export type PageAnswer = InferResponseType<Blog['posts']['$get'], 200>;
export type PostAnswer = InferResponseType<Blog['posts'][':slug']['$get'], 200>;
/** With the London date of its publication, which the loaders add (`with-london-day.ts`). */
export type Dated<Post> = Post & { published_on: IsoDate };
export type BlogCard = Dated<PageAnswer['posts'][number]>;
export type BlogPage = Omit<PageAnswer, 'posts'> & { posts: BlogCard[] };
export type BlogPost = Dated<PostAnswer['post']>;
export type BlogPostAnswer = { post: BlogPost; related: BlogCard[] };
export type BlogCategories = InferResponseType<Blog['categories']['$get'], 200>;
export type BlogCategory = BlogCategories['categories'][number];
export type BlogTags = InferResponseType<Blog['tags']['$get'], 200>;
export type BlogTag = BlogTags['tags'][number];
export type BlogAddresses = InferResponseType<Blog['addresses']['$get'], 200>;
