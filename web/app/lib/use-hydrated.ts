import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether React has taken over the page: false on the server and while it hydrates. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
