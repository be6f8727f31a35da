import { isSecretMail } from '@plainclaim/domain/accounts/secret-mail';
import { AppError } from '@plainclaim/domain/shared/errors';
import {
  type AttachmentRow,
  attachmentsOf,
  type EmailRow,
  emailById,
} from '../../platform/mail/mail.store.ts';
import type { OutboxDeps } from './outbox.deps.ts';

export type OpenedMail = {
  readonly email: EmailRow;
  /** The words as sent; null for a mail that only its recipient may read. */
  readonly text: string | null;
  readonly attachments: readonly AttachmentRow[];
};

export const mailNotFound = () =>
  new AppError('not_found', 'no such mail', { userMessage: 'This mail does not exist.' });

export async function readMail({ db }: Pick<OutboxDeps, 'db'>, id: string): Promise<OpenedMail> {
  const email = await emailById(db, id);
  if (!email) throw mailNotFound();
  const text = isSecretMail(email.kind) ? null : email.text;
  return { email, text, attachments: await attachmentsOf(db, [id]) };
}
