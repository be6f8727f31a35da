import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * For a heading that a URL hash points at. The browser looks for the target before lazy content is there, so
 * the heading takes the focus, which scrolls to it, once it appears.
 */
export function useAnchor<Element extends HTMLElement>(anchor: string) {
  const target = useRef<Element>(null);
  // A new object after every press, also of the same link.
  const place = useLocation();
  useEffect(() => {
    if (place.hash === `#${anchor}`) target.current?.focus();
  }, [place, anchor]);
  return target;
}
