import { useSyncExternalStore } from 'react';

/** Below `sm`. */
const narrow = '(max-width: 39.99rem)';

/** Whether the window is as narrow as a phone's. False on the server. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => matchMedia(narrow).matches,
    () => false,
  );
