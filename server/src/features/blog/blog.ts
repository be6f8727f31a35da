import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { PostContent } from '@plainclaim/domain/blog/post-content';
import type { PostStatus } from '@plainclaim/domain/blog/post-state';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FileStore } from '../../platform/files/file-store.ts';

export type BlogDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
  /** Public URL of the site, without a trailing slash: the feed needs absolute URLs. */
  readonly siteUrl: string;
  /** The display name of a user; empty when they never gave one. */
  readonly nameOf: (actor: Actor) => Promise<string>;
};

/** The admin who makes a change, and their IP address. */
export type Editor = { readonly actor: Actor; readonly address: string };

/** A category or a tag: both group posts and have a page of their own. */
export type Shelf = { readonly id: string; readonly name: string; readonly slug: string };

export type Category = Shelf & { readonly description: string };

export type WithPostCount = { readonly postCount: number };

/** What a list shows of a post. */
export type PostCard = {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly featuredImageUrl: string;
  readonly featuredImageAlt: string;
  readonly category: Shelf;
  readonly tags: readonly Shelf[];
  readonly status: PostStatus;
  readonly publishedAt: Date | null;
  readonly authorName: string;
  readonly readMinutes: number;
  readonly viewCount: number;
  readonly version: number;
  readonly updatedByName: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type Post = PostCard & {
  readonly content: PostContent;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly authorId: string | null;
};

export type Page<Item> = { readonly items: readonly Item[]; readonly total: number };
