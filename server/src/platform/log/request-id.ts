import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** The id of the request (or of the request that caused this job) we are inside of, if any. */
export const currentRequestId = (): string | undefined => storage.getStore();

export const withRequestId = <T>(requestId: string | undefined, run: () => T): T =>
  requestId === undefined ? run() : storage.run(requestId, run);
