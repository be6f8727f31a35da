import { eq } from 'drizzle-orm';
import type { PersonalPart } from '../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../platform/personal-data/table-section.ts';
import { blogAutosaves, blogImages, blogPosts } from './blog.tables.ts';

/** Replaces the name of a deleted author. */
const houseAuthor = 'Plainclaim';

/** What members of our team wrote. Unsaved posts go with the account; published ones stay, without the name. */
export const blogPersonalPart: PersonalPart = {
  sections: [
    tableSection(blogPosts, {
      name: 'blog-posts',
      about: 'Blog posts you wrote as a member of our team.',
      of: ({ userId }) => eq(blogPosts.authorId, userId),
      key: blogPosts.id,
      show: ['id', 'title', 'slug', 'excerpt', 'content', 'status', 'publishedAt', 'authorName', 'createdAt'],
      leaveOut: {
        readMinutes: 'not about a person',
        featuredImageUrl: 'not about a person',
        featuredImageAlt: 'not about a person',
        categoryId: 'not about a person',
        viewCount: 'not about a person',
        metaTitle: 'not about a person',
        metaDescription: 'not about a person',
        authorId: 'you',
        version: 'a counter of saves',
        updatedByName: 'the name of the last editor',
        updatedAt: 'not about a person',
      },
    }),
    tableSection(blogAutosaves, {
      name: 'unsaved-blog-posts',
      about: 'Blog posts you were writing and have not saved.',
      of: ({ userId }) => eq(blogAutosaves.authorId, userId),
      key: blogAutosaves.id,
      show: ['id', 'postId', 'form', 'savedAt'],
      leaveOut: { authorId: 'you', baseVersion: 'a counter of saves' },
    }),
    tableSection(blogImages, {
      name: 'blog-pictures',
      about: 'Pictures you uploaded for the blog.',
      of: ({ userId }) => eq(blogImages.uploadedBy, userId),
      key: blogImages.folder,
      show: ['folder', 'createdAt'],
      leaveOut: { uploadedBy: 'you' },
    }),
  ],
  notShown: {
    blog_categories: 'not about people',
    blog_tags: 'not about people',
    blog_post_tags: 'not about people',
  },
  forget: async (tx, { userId }) => {
    await tx
      .update(blogPosts)
      .set({ authorName: houseAuthor, updatedByName: houseAuthor })
      .where(eq(blogPosts.authorId, userId));
  },
};
