const prefix = 'plainclaim-private:';

/**
 * Stores a value in this tab for the signed-in user: it survives a reload, and ends with the tab or the
 * session. Storage can be forbidden or full: then nothing is stored and nothing breaks.
 */
export function keepInTab(key: string, value: unknown): void {
  withStorage((storage) => storage.setItem(prefix + key, JSON.stringify(value)));
}

export function readFromTab(key: string): unknown {
  return withStorage((storage) => JSON.parse(storage.getItem(prefix + key) ?? 'null')) ?? undefined;
}

export function forgetInTab(key: string): void {
  withStorage((storage) => storage.removeItem(prefix + key));
}

/** Called at sign-out. */
export function forgetAllInTab(): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  });
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
