import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { Dated } from './blog-api.ts';

/** Computed on the server: browsers take long to load time zone data. */
export function withLondonDay<Post extends { published_at: string }>(post: Post): Dated<Post> {
  return { ...post, published_on: londonDateOf(new Date(post.published_at)) };
}
