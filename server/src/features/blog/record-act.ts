import type { Executor } from '../../platform/db/db.ts';
import { recordAudit } from '../auth/index.ts';
import type { Editor } from './blog.ts';

export type Act =
  | 'post-created'
  | 'post-changed'
  | 'post-deleted'
  | 'category-created'
  | 'category-changed'
  | 'category-deleted'
  | 'tag-created'
  | 'tag-changed'
  | 'tag-deleted'
  | 'image-uploaded';

/** Who changed what in the blog, in the transaction of the change. */
export async function recordAct(
  executor: Executor,
  { actor, address }: Editor,
  at: Date,
  act: Act,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  await recordAudit(executor, {
    action: 'blog-changed',
    userId: actor.userId,
    address,
    at,
    details: { act, ...details },
  });
}
