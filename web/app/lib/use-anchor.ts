import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * For a heading that an address points at. The browser looks for the place before what is loaded later is there, so
 * the heading takes the focus, and with it the screen, once it appears.
 */
export function useAnchor<Element extends HTMLElement>(anchor: string) {
  const target = useRef<Element>(null);
  // Another one after each press, also of the same link.
  const place = useLocation();
  useEffect(() => {
    if (place.hash === `#${anchor}`) target.current?.focus();
  }, [place, anchor]);
  return target;
}
