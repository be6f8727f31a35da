import { useEffect, useRef } from 'react';

/** A question that nothing on the page opened by itself gives the focus back to nobody: here is to whom. */
export function useFocusAfter(isAsking: boolean, target: () => HTMLElement | null): void {
  const latest = useRef(target);
  latest.current = target;
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    if (wasAsking.current && !isAsking) latest.current()?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
}
