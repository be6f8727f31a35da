import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { recordAudit } from '../../auth/index.ts';
import { readAllUnread } from '../contact.store.ts';

export type InboxDeps = { readonly db: Db; readonly clock: Clock };

/** The admin and their IP address: both go into the audit trail. */
export type Reader = { readonly actor: Actor; readonly address: string };

/** Enough to see what was read; a flood of messages must not make the audit entry huge. */
const idsKept = 100;

/** An admin opened the notifications: marks every unread message read, and returns their ids. */
export async function readAllMessages(
  { db, clock }: InboxDeps,
  { actor, address }: Reader,
): Promise<readonly string[]> {
  return await db.transaction(async (tx) => {
    const ids = await readAllUnread(tx);
    if (ids.length > 0) {
      await recordAudit(tx, {
        action: 'admin-act',
        userId: actor.userId,
        address,
        at: clock.now(),
        details: {
          act: 'messages-read',
          before: 'unread',
          after: 'read',
          count: ids.length,
          message_ids: ids.slice(0, idsKept),
        },
      });
    }
    return ids;
  });
}
