import { createHash } from 'node:crypto';
import { takeOne } from '../../../http/rate-limit/rate-limit.store.ts';
import type { BlogDeps } from '../blog.ts';
import { postNotFound } from '../posts/update-post.ts';
import { isBot, type Visit } from './is-bot.ts';
import { addView, viewsOf } from './reading.store.ts';

/** A second view by the same reader within a minute is not counted. */
const onceAMinute = { burst: 1, periodSeconds: 60 } as const;

/** Limits views per IP address, however many user agents it claims to have. */
const mostAMinute = { burst: 60, periodSeconds: 60 } as const;

export async function countView(
  { db, clock }: BlogDeps,
  slug: string,
  visit: Visit & { readonly visitor: string },
): Promise<number> {
  const now = clock.now();
  const views = await viewsOf(db, slug, now);
  if (views === undefined) throw postNotFound();
  if (isBot(visit)) return views;
  // The user agent counts too: a whole office may share one address. Hashed, as only equality matters.
  const reader = createHash('sha256')
    .update(`${visit.visitor}\n${visit.userAgent}\n${slug}`)
    .digest('base64url');
  const allowances = [
    { key: `blog-views:${visit.visitor}`, allowance: mostAMinute },
    { key: `blog-view:${reader}`, allowance: onceAMinute },
  ];
  for (const { key, allowance } of allowances)
    if (!(await takeOne(db, key, allowance, now)).allowed) return views;
  return (await addView(db, slug, now)) ?? views;
}
