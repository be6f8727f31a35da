import { digestOf } from './incoming-reply.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { type ResponseRow, responseByKey } from './replies.store.ts';

/**
 * The same words from the same sender about the same claim within these minutes are a second press; later they are a
 * second reply, because people do write the same thing twice.
 */
const repeatMs = 10 * 60_000;

/** The dedupe key of what an admin typed at a moment. */
export const keyOfPress = (parts: readonly string[], time: number): string =>
  digestOf([...parts, String(Math.floor(time / repeatMs))]);

/** The same words typed shortly before, also where a new period has begun since. */
export async function pressedJustNow(
  { db, clock }: Pick<RepliesDeps, 'db' | 'clock'>,
  parts: readonly string[],
): Promise<ResponseRow | undefined> {
  const now = clock.now().getTime();
  const earlier = await responseByKey(db, keyOfPress(parts, now - repeatMs));
  return earlier && now - earlier.createdAt.getTime() < repeatMs ? earlier : undefined;
}
