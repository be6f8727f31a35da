/**
 * Work that is given up when someone ends this process, so that the servers and browsers around it are ended too and not left behind.
 */
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
