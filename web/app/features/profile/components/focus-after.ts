import { useEffect, useRef } from 'react';

/** Moves the focus when a dialog without a trigger closes: it has no button to give the focus back to. */
export function useFocusAfter(isAsking: boolean, target: () => HTMLElement | null): void {
  const latest = useRef(target);
  latest.current = target;
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    if (wasAsking.current && !isAsking) latest.current()?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
}
