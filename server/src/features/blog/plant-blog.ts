import { createHash } from 'node:crypto';
import { imageUrl } from '@plainclaim/domain/blog/image-url';
import { plainText } from '@plainclaim/domain/blog/plain-text';
import type { PostContent } from '@plainclaim/domain/blog/post-content';
import { readMinutes } from '@plainclaim/domain/blog/read-time';
import { slugFrom } from '@plainclaim/domain/blog/slug';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { addImage } from './pictures/images.store.ts';
import { keepPicture, quick } from './pictures/keep-picture.ts';
import { addPost, setTags } from './posts/posts.store.ts';
import { addCategory, addTag } from './shelves/shelves.store.ts';

export type PlantedPost = {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly daysAgo: number;
  readonly excerpt: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly content: PostContent;
  /** A drawing, as SVG, and what it shows. */
  readonly picture: string;
  readonly alt: string;
  readonly views: number;
};

export type BlogPlan = {
  readonly author: { readonly id: string; readonly name: string };
  readonly categories: readonly {
    readonly slug: string;
    readonly name: string;
    readonly description: string;
  }[];
  readonly posts: readonly PlantedPost[];
};

type Deps = { readonly files: FileStore; readonly clock: Clock };

const dayMs = 86_400_000;

/** Fills an empty blog, dated back from now. */
export async function plantBlog(tx: Tx, { files, clock }: Deps, plan: BlogPlan): Promise<void> {
  const now = clock.now();
  const categoryIds = new Map<string, string>();
  for (const category of plan.categories)
    categoryIds.set(
      category.slug,
      (await addCategory(tx, { ...category, createdAt: now, updatedAt: now })) ?? '',
    );
  const tagIds = new Map<string, string>();
  for (const name of new Set(plan.posts.flatMap(({ tags }) => tags)))
    tagIds.set(name, (await addTag(tx, { name, slug: slugFrom(name), createdAt: now })) ?? '');

  // Encoding the pictures is the slow part, so they are encoded concurrently.
  const images = await Promise.all(plan.posts.map((post) => drawn(files, post, now)));
  for (const [at, post] of plan.posts.entries()) {
    const image = images[at];
    if (!image) throw new Error('a post has no picture');
    const writtenAt = new Date(now.getTime() - post.daysAgo * dayMs);
    await addImage(tx, { folder: image.folder, uploadedBy: plan.author.id, createdAt: writtenAt });
    const id = await addPost(tx, {
      title: post.title,
      slug: post.slug,
      excerpt: post.excerpt,
      content: post.content,
      readMinutes: readMinutes(plainText(post.content)),
      featuredImageUrl: imageUrl(image),
      featuredImageAlt: post.alt,
      categoryId: categoryIds.get(post.category) ?? '',
      status: 'published',
      publishedAt: writtenAt,
      viewCount: post.views,
      metaTitle: post.metaTitle,
      metaDescription: post.metaDescription,
      authorId: plan.author.id,
      authorName: plan.author.name,
      updatedByName: plan.author.name,
      createdAt: writtenAt,
      updatedAt: writtenAt,
    });
    await setTags(
      tx,
      id,
      post.tags.map((name) => tagIds.get(name) ?? ''),
    );
  }
}

async function drawn(files: FileStore, { slug, picture, daysAgo }: PlantedPost, now: Date) {
  // Named after the post, so that planting again leads to the same picture.
  const name = createHash('sha256').update(slug).digest('hex').slice(0, 32);
  const time = now.getTime() - daysAgo * dayMs;
  return await keepPicture(files, Buffer.from(picture), `${time}-${name}`, quick);
}
