import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { defineJob, workerFor } from '../../platform/jobs/define-job.ts';
import type { Log } from '../../platform/log/log.ts';
import type { OptionalMailDeps } from '../mail-choices/index.ts';
import { mailNews } from './mail-news.tsx';
import { removeUnusedImages } from './pictures/remove-unused-images.ts';
import { publishDue } from './posts/posts.store.ts';

/** Readers see a scheduled post from its time on; this job then sets its stored status to published. */
export const publishScheduledPosts = defineJob({
  name: 'publish-scheduled-posts',
  payload: z.object({}),
  cron: '* * * * *',
});

type Deps = { readonly db: Db; readonly clock: Clock; readonly log: Log };

export const publishScheduledPostsWorker = ({ db, clock, log }: Deps) =>
  workerFor(publishScheduledPosts, async () => {
    const published = await publishDue(db, clock.now());
    for (const { slug } of published) log.info({ slug }, 'scheduled post published');
  });

/** Removes pictures that no post shows and no autosave contains. */
export const tidyBlogImages = defineJob({
  name: 'tidy-blog-images',
  payload: z.object({}),
  cron: '41 4 * * *',
});

export const tidyBlogImagesWorker = (deps: Pick<Deps, 'db' | 'clock'> & { readonly files: FileStore }) =>
  workerFor(tidyBlogImages, () => removeUnusedImages(deps));

/** Mails yesterday's posts each morning to the users who chose to get them. */
export const mailBlogNews = defineJob({ name: 'mail-blog-news', payload: z.object({}), cron: '15 10 * * *' });

export const mailBlogNewsWorker = (deps: OptionalMailDeps & { readonly db: Db }) =>
  workerFor(mailBlogNews, () => mailNews(deps));
