let stay = new AbortController();
const writes = new Set<Promise<unknown>>();

/** Whoever leaves waits this long at most for what they wrote to be saved. */
const longestWaitMs = 5000;

/**
 * Ends with the stay of the person who is signed in. What a page still reads for them would otherwise be answered after their session
 * ended, and be refused to nobody.
 */
export function whileTheyStay(): AbortSignal {
  return stay.signal;
}

/** What they write is not dropped: leaving waits for it. */
export async function savedBeforeTheyLeave<Result>(write: Promise<Result>): Promise<Result> {
  writes.add(write);
  try {
    return await write;
  } finally {
    writes.delete(write);
  }
}

/** Drops what is being read and lets no reading begin until it is known whether they left. */
export async function asTheyLeave<Result>(leave: () => Promise<Result>): Promise<Result> {
  stay.abort();
  try {
    await Promise.race([Promise.allSettled(writes), pause(longestWaitMs)]);
    return await leave();
  } finally {
    stay = new AbortController();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
