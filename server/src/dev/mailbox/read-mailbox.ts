import type { Db } from '../../platform/db/db.ts';
import {
  type AttachmentRow,
  attachmentsOf,
  type EmailRow,
  emailById,
  newestEmails,
} from '../../platform/mail/mail.store.ts';

export type MailboxEmail = { readonly email: EmailRow; readonly attachments: readonly AttachmentRow[] };

export type MailboxPage = { readonly emails: readonly MailboxEmail[]; readonly next?: string };

export type MailboxQuery = { readonly to?: string; readonly before?: string; readonly limit: number };

/** Newest first; `next` is the cursor of the following page. */
export async function readMailbox(db: Db, { to, before, limit }: MailboxQuery): Promise<MailboxPage> {
  const rows = await newestEmails(db, {
    limit: limit + 1,
    to,
    before: before ? fromCursor(before) : undefined,
  });
  const page = rows.slice(0, limit);
  const attachments = await attachmentsOf(
    db,
    page.map((email) => email.id),
  );
  const last = page.at(-1);
  return {
    emails: page.map((email) => ({
      email,
      attachments: attachments.filter((attachment) => attachment.emailId === email.id),
    })),
    ...(rows.length > limit && last && { next: toCursor(last) }),
  };
}

export async function readMail(db: Db, id: string): Promise<MailboxEmail | undefined> {
  const email = await emailById(db, id);
  return email && { email, attachments: await attachmentsOf(db, [id]) };
}

const toCursor = (email: EmailRow): string => `${email.createdAt.getTime()}.${email.id}`;

/** The route has validated its format. */
function fromCursor(cursor: string) {
  const [moment = '', id = ''] = cursor.split('.');
  return { createdAt: new Date(Number(moment)), id };
}
