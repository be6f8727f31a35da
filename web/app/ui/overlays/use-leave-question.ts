import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { mayHaveSession } from '../../lib/auth/auth-client.ts';

/**
 * Blocks leaving a page with unsaved changes: the browser asks in its own words, a link through the returned props,
 * which belong on a `Confirm`.
 */
export function useLeaveQuestion(isChanged: () => boolean, onNavigate?: () => void) {
  const latest = useRef(isChanged);
  latest.current = isChanged;
  // After sign-out or an expired session the user is redirected: no question then.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    onNavigate?.();
    return currentLocation.pathname !== nextLocation.pathname && mayHaveSession() && latest.current();
  });
  // The dialog closes after either answer: only "Stay" cancels the navigation.
  const goes = useRef(false);
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked) goes.current = false;
  }, [isBlocked]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return {
    title: 'Leave without saving?',
    verb: 'Leave',
    cancelLabel: 'Stay',
    open: isBlocked,
    onConfirm: () => {
      goes.current = true;
      blocker.proceed?.();
    },
    onOpenChange: (open: boolean) => {
      if (!open && !goes.current) blocker.reset?.();
    },
  };
}
