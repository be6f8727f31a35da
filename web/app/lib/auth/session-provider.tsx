import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { abortReads, writesSettled } from '../requests-in-flight.ts';
import { forgetAllInTab } from '../tab-memory.ts';
import { useSetViewer } from '../viewer.tsx';
import { keepViewerHint } from '../viewer-hint-cookie.ts';
import { authClient, mayHaveSession } from './auth-client.ts';
import { followSession } from './follow-session.ts';
import { destinationAt, rememberDestination } from './intended-destination.ts';
import { nextState, type SessionState } from './session-state.ts';

type SessionContextValue = {
  readonly state: SessionState;
  /**
   * Ends this browser's session, or with `global` every session of the user. `local` works without a
   * connection too; `global` throws when the service could not be reached, and the user stays signed in.
   */
  signOut(scope?: 'global' | 'local', leaveFor?: string): Promise<void>;
};

const SessionContext = createContext<SessionContextValue | null>(null);

/** Follows the auth client: its first answer, every event after it, and other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  const isLeaving = useRef(false);
  const place = useLocation();
  const here = useRef('/');
  here.current = destinationAt(place);
  const navigate = useNavigate();
  const goTo = useRef(navigate);
  goTo.current = navigate;

  useEffect(
    () =>
      followSession((event: AuthChangeEvent, session: Session | null) => {
        // Sign-out ends in a new document: until then, the page must not treat it as an expired session.
        if (isLeaving.current) return;
        setState((before) => nextState(before, event, session));
        // A refresh that ends without a session is a timeout: come back here after signing in again.
        if (event === 'TOKEN_REFRESHED' && !session) rememberDestination(here.current);
        if (event === 'PASSWORD_RECOVERY') void goTo.current('/reset-password', { replace: true });
      }),
    [],
  );
  useViewerInStep(state);

  const value = useMemo<SessionContextValue>(
    () => ({
      state,
      signOut: async (scope = 'local', leaveFor = '/') => {
        const client = await authClient();
        await writesSettled();
        isLeaving.current = true;
        setState({ status: 'loading' });
        abortReads();
        const { error } = await client.signOut({ scope });
        // The client retains the session when the service could not be told to end it everywhere.
        if (error && mayHaveSession()) {
          isLeaving.current = false;
          setState(state);
          throw error;
        }
        forgetAllInTab();
        keepViewerHint(null);
        // A new document, so that no data of this user stays in memory.
        window.location.replace(leaveFor);
      },
    }),
    [state],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

export function useSession(): SessionContextValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession must be used within a SessionProvider');
  return value;
}

/** Updates the header, and the cookie from which the server draws it next time. */
function useViewerInStep(state: SessionState): void {
  const setViewer = useSetViewer();
  useEffect(() => {
    if (state.status === 'loading') return;
    const viewer =
      state.status === 'signed-in' ? { role: state.role, email: state.session.user.email ?? '' } : null;
    setViewer(viewer);
    keepViewerHint(viewer);
  }, [state, setViewer]);
}
