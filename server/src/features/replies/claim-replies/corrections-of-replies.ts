import { inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { emails } from '../../../platform/mail/mail.tables.ts';
import { readHistory } from '../../history/index.ts';
import { keysOfTelling } from '../tell-of-reply.ts';

export type ReplyCorrection = { readonly at: Date; readonly words: string };

/**
 * What our team corrected in mails to the claimant about these replies, oldest first, by reply. A correction may be of an
 * earlier correction. One that can still be taken back is left out, as are erased ones.
 */
export async function correctionsOfReplies(
  executor: Executor,
  claimId: string,
  replyIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly ReplyCorrection[]>> {
  if (replyIds.length === 0) return new Map();
  const corrected = (await readHistory(executor, claimId, now)).filter(
    ({ kind }) => kind === 'mail.corrected',
  );
  if (corrected.length === 0) return new Map();
  const keys = await keysOfMails(
    executor,
    corrected.map(({ facts }) => String(facts.mail_id)),
  );
  // The key of a correction names the mail that it corrects (see `correct-mail`), and its event has that key.
  const firstMail = new Map<string, string>();
  const found = new Map<string, ReplyCorrection[]>();
  for (const { at, facts, personal } of corrected) {
    const key = keys.get(String(facts.mail_id)) ?? '';
    const about = firstMail.get(key) ?? key;
    firstMail.set(String(facts.held_act), about);
    const reply = replyIds.find((id) => keysOfTelling(id).claimant === about);
    const words = personal?.words;
    if (reply !== undefined && typeof words === 'string')
      found.set(reply, [...(found.get(reply) ?? []), { at, words }]);
  }
  return found;
}

async function keysOfMails(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await executor
    .select({ id: emails.id, key: emails.dedupeKey })
    .from(emails)
    .where(inArray(emails.id, [...ids]));
  return new Map(rows.map(({ id, key }) => [id, key]));
}
