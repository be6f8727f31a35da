import { type CountedReply, replyDeltas } from '@plainclaim/domain/replies/reply-figures';
import type { Tx } from '../../../platform/db/db.ts';
import { insertDeltas } from './figures.store.ts';

/** Counts a reply, in the transaction in which it counts for its claim. */
export async function countReply(tx: Tx, reply: CountedReply): Promise<void> {
  await insertDeltas(tx, replyDeltas(reply));
}

/** Takes a reply out of the figures, in the transaction that removes it. */
export async function uncountReply(tx: Tx, reply: CountedReply): Promise<void> {
  await insertDeltas(
    tx,
    replyDeltas(reply).map((one) => ({ ...one, delta: -one.delta })),
  );
}
