import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { mayHaveSession } from '../../../lib/auth/auth-client.ts';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { useFocusAfter } from './focus-after.ts';

/** Asks before a link or the browser leaves unsaved changes. Render what it returns. */
export function useLeaveWarning(isChanged: () => boolean) {
  const latest = useRef(isChanged);
  latest.current = isChanged;
  const pressed = useRef<Element | null>(null);
  // After sign-out or an expired session the user is redirected: no question then.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    pressed.current = document.activeElement;
    return currentLocation.pathname !== nextLocation.pathname && mayHaveSession() && latest.current();
  });
  // The dialog closes after either answer: only "Stay" cancels the navigation.
  const goes = useRef(false);
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked) goes.current = false;
  }, [isBlocked]);
  useFocusAfter(isBlocked, () => (pressed.current instanceof HTMLElement ? pressed.current : null));
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return (
    <Confirm
      danger
      title="Leave without saving?"
      verb="Leave"
      cancelLabel="Stay"
      open={isBlocked}
      onConfirm={() => {
        goes.current = true;
        blocker.proceed?.();
      }}
      onOpenChange={(open) => {
        if (!open && !goes.current) blocker.reset?.();
      }}
    >
      What you changed on this page is not saved.
    </Confirm>
  );
}
