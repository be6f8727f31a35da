import { type PostStatus, postStatuses } from '@plainclaim/domain/blog/post-state';
import type { IconName } from '../../art/icon.tsx';
import type { BadgeTone } from '../../ui/display/badge-tones.ts';

export const isPostStatus = (value: unknown): value is PostStatus =>
  postStatuses.some((status) => status === value);

/** How each state of a post looks and what it is called. */
export const statusLooks: Record<PostStatus, { label: string; tone: BadgeTone; icon: IconName }> = {
  draft: { label: 'Draft', tone: 'neutral', icon: 'pencil' },
  published: { label: 'Published', tone: 'green', icon: 'circle-check' },
  scheduled: { label: 'Scheduled', tone: 'amber', icon: 'clock' },
};

/** The status after pressing Publish: scheduled while its time is still to come. */
export function statusToPublish(publishedAt: string | null | undefined, now: Date): PostStatus {
  return publishedAt && new Date(publishedAt).getTime() > now.getTime() ? 'scheduled' : 'published';
}
