import { googleDomains, type MailboxName } from '@plainclaim/domain/shared/mailbox';
import { sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { emails } from '../../../platform/mail/mail.tables.ts';
import { mailKinds } from '../mails/mail-kinds.ts';

/** An advisory lock per mailbox, until the transaction ends. */
export async function takeTurnAt(tx: Tx, { name, domain }: MailboxName): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`letters-to:${name}@${domain}`}, 0))`);
}

/**
 * Counts letters to a mailbox since then, with or without a plus tag, up to `most`. Both conditions are
 * ranges of the index `emails_to`; for Google, which ignores full stops, it reads all letters since then.
 */
export async function countLettersTo(
  executor: Executor,
  { name, domain }: MailboxName,
  since: Date,
  most: number,
): Promise<number> {
  const isLetter = sql`${emails.kind} = ${mailKinds.letter} and ${emails.createdAt} > ${since.toISOString()}::timestamptz`;
  const address = sql`lower(${emails.toAddress})`;
  if (googleDomains.includes(domain)) {
    const typedName = sql`split_part(split_part(${address}, '@', 1), '+', 1)`;
    const found = await executor.execute<{ count: number }>(sql`
      select count(*)::int as count from (
        select 1 from ${emails}
          where split_part(${address}, '@', 2) in ${googleDomains} and replace(${typedName}, '.', '') = ${name} and ${isLetter}
          limit ${most}
      ) as letters`);
    return found.rows[0]?.count ?? 0;
  }
  const { rows } = await executor.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      (select 1 from ${emails} where ${address} = ${`${name}@${domain}`} and ${isLetter} limit ${most})
      union all
      (select 1 from ${emails}
        where ${address} like ${`${literally(name)}+%`} and ${address} like ${`%@${literally(domain)}`} and ${isLetter}
        limit ${most})
    ) as letters`);
  return rows[0]?.count ?? 0;
}

const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
