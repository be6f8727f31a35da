/** Signing out waits this long at most for writes to be saved. */
const longestWaitMs = 5000;

let reads = new AbortController();
const writes = new Set<Promise<unknown>>();

/** Aborted when the session ends: the server would refuse these reads. */
export const readSignal = (): AbortSignal => reads.signal;

/** Registers a write, so that signing out waits for it. */
export async function trackWrite<Result>(write: Promise<Result>): Promise<Result> {
  writes.add(write);
  try {
    return await write;
  } finally {
    writes.delete(write);
  }
}

/** Waits for writes to be saved or refused, with a timeout. */
export async function writesSettled(): Promise<void> {
  await Promise.race([Promise.allSettled(writes), pause(longestWaitMs)]);
}

export function abortReads(): void {
  reads.abort();
  reads = new AbortController();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
