import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { Dated } from './blog-api.ts';

/** Worked out here on the server, so that the reader's browser need not learn about time zones to show a date. */
export function withLondonDay<Post extends { published_at: string }>(post: Post): Dated<Post> {
  return { ...post, published_on: londonDateOf(new Date(post.published_at)) };
}
