import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** The network of the current request. Jobs and commands count as one requester. */
export const currentRequester = (): string => storage.getStore() ?? 'the server';

export const withRequester = <T>(network: string, run: () => T): T => storage.run(network, run);
