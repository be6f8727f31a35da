/** Abandons the work on SIGTERM or SIGINT, so that the servers and browsers it started are stopped too. */
export async function untilStopped<Result>(work: () => Promise<Result>): Promise<Result> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = (signal: string) => reject(new Error(`ended by ${signal}`));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  try {
    return await Promise.race([work(), stopped]);
  } finally {
    process.off('SIGTERM', stop).off('SIGINT', stop);
  }
}
