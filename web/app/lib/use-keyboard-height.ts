import { useSyncExternalStore } from 'react';

/**
 * How much of the window's foot a keyboard on the screen covers. Browsers that make the page smaller instead leave nothing
 * covered, and so does zooming in with two fingers.
 */
export const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, covered, () => 0);

function subscribe(tell: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', tell);
  seen?.addEventListener('scroll', tell);
  return () => {
    seen?.removeEventListener('resize', tell);
    seen?.removeEventListener('scroll', tell);
  };
}

function covered(): number {
  const seen = window.visualViewport;
  if (!seen || seen.scale > 1.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop));
}
