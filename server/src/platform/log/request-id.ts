import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** The id of the current request, or of the request that caused the current job. */
export const currentRequestId = (): string | undefined => storage.getStore();

export const withRequestId = <T>(requestId: string | undefined, run: () => T): T =>
  requestId === undefined ? run() : storage.run(requestId, run);
