import { cleanLine } from '@plainclaim/domain/shared/text';
import { type Page, readPage } from '../../http/paging.ts';
import type { OutboxDeps } from './outbox.deps.ts';
import { type BoxName, boxNames, countIn, type MailRow, mailsIn } from './outbox.store.ts';

export type MailQuery = {
  readonly box: BoxName;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

export async function listMails(
  { db }: Pick<OutboxDeps, 'db'>,
  { box, to, ...page }: MailQuery,
): Promise<Page<MailRow>> {
  const recipient = cleanLine(to ?? '');
  return await readPage(
    page,
    (limit, after) => mailsIn(db, { box, to: recipient === '' ? undefined : recipient, limit, after }),
    ({ id, createdAt }) => ({ id, at: createdAt }),
  );
}

const mostCounted = 10_000;

export type MailCounts = Readonly<Record<BoxName, { readonly count: number; readonly isMore: boolean }>>;

/** The number of mails in each box, up to a limit, so that counting stays cheap. */
export async function countMails({ db }: Pick<OutboxDeps, 'db'>): Promise<MailCounts> {
  const counts = await Promise.all(boxNames.map((box) => countIn(db, box, mostCounted + 1)));
  const [queued, sent, failed] = counts.map((count = 0) => ({
    count: Math.min(count, mostCounted),
    isMore: count > mostCounted,
  }));
  const none = { count: 0, isMore: false };
  return { queued: queued ?? none, sent: sent ?? none, failed: failed ?? none };
}
