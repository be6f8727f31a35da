import type { Actor } from '@plainclaim/domain/accounts/actor';
import { recordAudit } from '../../auth/index.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { readAllUnread } from '../contact.store.ts';

export type InboxDeps = { readonly db: Db; readonly clock: Clock };

/** Who acts, and from where: both go into the audit trail. */
export type Reader = { readonly actor: Actor; readonly address: string };

/** Enough to tell what was there; a flood of messages must not make a flood of an entry. */
const idsKept = 100;

/** An admin opened the notifications: everything that was unread then counts as read. Says which messages those were. */
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
