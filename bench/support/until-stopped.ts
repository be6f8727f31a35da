const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const samePress = 1_000;

/**
 * Abandons the work on a signal, so that what it started is stopped too. One Ctrl-C arrives twice, from the terminal and
 * from tsx: the second must not end us before the servers. A later one exits at once, and `endAtExit` ends them.
 */
export async function untilStopped<Result>(
  work: () => Promise<Result>,
  stopAll: () => Promise<void> = async () => {},
): Promise<Result> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  // Rejected after the work has ended, it must not count as an unhandled rejection.
  stopped.catch(() => {});
  let first: number | undefined;
  const stop = (signal: string) => {
    first ??= performance.now();
    if (performance.now() - first > samePress) process.exit(1);
    reject(new Error(`ended by ${signal}`));
  };
  for (const signal of signals) process.on(signal, stop);
  try {
    return await Promise.race([work(), stopped]);
  } finally {
    await stopAll();
    for (const signal of signals) process.off(signal, stop);
  }
}
