import { digestOf } from './incoming-reply.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { type ResponseRow, responseByKey } from './replies.store.ts';

/**
 * Within this time, the same words from the same sender about the same claim are a repeated request; later
 * they are another reply, as people do write the same thing twice.
 */
const repeatMs = 10 * 60_000;

/** The dedupe key of a reply that an admin typed at this time. */
export const keyOfRequest = (parts: readonly string[], time: number): string =>
  digestOf([...parts, String(Math.floor(time / repeatMs))]);

/** Finds the same words typed shortly before, also when they fell into the previous period of the key. */
export async function recordedJustNow(
  { db, clock }: Pick<RepliesDeps, 'db' | 'clock'>,
  parts: readonly string[],
): Promise<ResponseRow | undefined> {
  const now = clock.now().getTime();
  const earlier = await responseByKey(db, keyOfRequest(parts, now - repeatMs));
  return earlier && now - earlier.createdAt.getTime() < repeatMs ? earlier : undefined;
}
