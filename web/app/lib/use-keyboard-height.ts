import { useSyncExternalStore } from 'react';

/**
 * Height of the window that an on-screen keyboard covers. Zero in browsers that shrink the page instead, and
 * under pinch zoom.
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
