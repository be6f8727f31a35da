import { type CountedReply, replyDeltas } from '@plainclaim/domain/replies/reply-figures';
import type { Tx } from '../../../platform/db/db.ts';
import { insertDeltas } from './figures.store.ts';

/** Adds a reply to the dashboard figures, in the transaction that records it for its claim. */
export async function countReply(tx: Tx, reply: CountedReply): Promise<void> {
  await insertDeltas(tx, replyDeltas(reply));
}

/** Removes a reply from the dashboard figures, in the transaction that deletes it. */
export async function uncountReply(tx: Tx, reply: CountedReply): Promise<void> {
  await insertDeltas(
    tx,
    replyDeltas(reply).map((one) => ({ ...one, delta: -one.delta })),
  );
}
