import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { recordAudit } from '../../auth/index.ts';
import { lockMessage, type MessageRow, setStatus } from '../contact.store.ts';
import type { InboxDeps, Reader } from './read-all-messages.ts';

/** Marks one message read or unread. Idempotent. */
export async function markMessage(
  { db, clock }: InboxDeps,
  { actor, address }: Reader,
  id: string,
  status: MessageRow['status'],
): Promise<MessageRow> {
  return await db.transaction(async (tx) => {
    const message = isUuid(id) ? await lockMessage(tx, id) : undefined;
    if (!message)
      throw new AppError('not_found', 'no such message', { userMessage: 'This message was not found.' });
    if (message.status === status) return message;
    await setStatus(tx, message.id, status);
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at: clock.now(),
      details: { act: 'message-marked', message_id: message.id, before: message.status, after: status },
    });
    return { ...message, status };
  });
}
