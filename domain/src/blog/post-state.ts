/** Specification 2, section 4. */
export const postStatuses = ['draft', 'published', 'scheduled'] as const;

export type PostStatus = (typeof postStatuses)[number];

type Dated = { readonly status: PostStatus; readonly publishedAt: Date | null };

/**
 * Whether anyone may read it. A published post whose time has not come is not public; a scheduled one is from its
 * time on, to the second, also when the job that turns it into a published one has not run yet.
 */
export function isPublic({ status, publishedAt }: Dated, now: Date): boolean {
  return status !== 'draft' && publishedAt !== null && publishedAt.getTime() <= now.getTime();
}

/** What a post is from now on: a scheduled one whose time has come is a published one. */
export function statusAt(post: Dated, now: Date): PostStatus {
  return post.status === 'scheduled' && isPublic(post, now) ? 'published' : post.status;
}
