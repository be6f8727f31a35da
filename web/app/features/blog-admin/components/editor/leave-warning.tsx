import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { mayHaveSession } from '../../../../lib/auth/auth-client.ts';
import { Confirm } from '../../../../ui/overlays/confirm.tsx';

/** Asks before a link or the browser leaves a text that is not saved. Render what it returns. */
export function useLeaveWarning(isChanged: () => boolean) {
  const latest = useRef(isChanged);
  latest.current = isChanged;
  // After sign-out or an expired session the user is redirected: no question then.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && mayHaveSession() && latest.current(),
  );
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

  return (
    <Confirm
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
      The post stays as it was. What you typed is kept for you: it is here when you come back.
    </Confirm>
  );
}
