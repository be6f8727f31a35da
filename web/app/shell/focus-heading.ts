import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the reader starts at the new page's heading, as after a full page load: screen readers
 * announce it and the next Tab goes on from there. Not on the first load, and not for a place within a page.
 */
export function useFocusHeading(): void {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (hash) return;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
}
