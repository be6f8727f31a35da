import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../platform/db/db.ts';
import { emails } from '../../platform/mail/mail.tables.ts';

/** Why what a mail says is no longer true; undefined while it is. */
type WhyStale = (executor: Executor, dedupeKey: string, now: Date) => Promise<string | undefined>;

/** By kind of mail. The slice that writes a mail says when it is stale; other kinds stay true. */
export type StaleMails = Readonly<Partial<Record<string, WhyStale>>>;

type MailToJudge = { readonly kind: string; readonly dedupeKey: string | null };

export async function whyStale(
  { staleMails }: { readonly staleMails: StaleMails },
  executor: Executor,
  { kind, dedupeKey }: MailToJudge,
  now: Date,
): Promise<string | undefined> {
  return dedupeKey === null ? undefined : await staleMails[kind]?.(executor, dedupeKey, now);
}

/** The ids of failed mails that are no longer true, among this many of the oldest that could be. */
export async function staleFailedMails(
  deps: { readonly staleMails: StaleMails },
  executor: Executor,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly string[]> {
  const failed = await executor
    .select({ id: emails.id, kind: emails.kind, dedupeKey: emails.dedupeKey })
    .from(emails)
    .where(and(isNotNull(emails.failedAt), inArray(emails.kind, Object.keys(deps.staleMails))))
    .orderBy(asc(emails.createdAt))
    .limit(most);
  const stale: string[] = [];
  for (const mail of failed) if (await whyStale(deps, executor, mail, now)) stale.push(mail.id);
  return stale;
}
