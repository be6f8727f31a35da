import { demoPeople } from '../../../features/auth/index.ts';
import { plantBlog } from '../../../features/blog/index.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/open-platform.ts';
import { contentFrom } from './content-from.ts';
import { demoCategories, demoPosts } from './demo-posts.ts';
import { pictures } from './pictures.ts';

/** The guides that a new blog starts with. */
export async function plantDemoBlog(tx: Tx, platform: Pick<Platform, 'files' | 'clock'>): Promise<void> {
  const admin = demoPeople.find(({ role }) => role === 'admin');
  if (!admin) throw new Error('the demo has no admin');
  await plantBlog(tx, platform, {
    author: { id: admin.id, name: admin.fullName },
    categories: demoCategories,
    posts: demoPosts.map(({ text, picture, ...post }) => ({
      ...post,
      content: contentFrom(text),
      picture: pictures[picture],
      // Older posts have been read more.
      views: 40 + post.daysAgo * 7,
    })),
  });
}
