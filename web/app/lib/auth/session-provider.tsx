import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetAllInTab } from '../tab-memory.ts';
import { useSetViewer } from '../viewer.tsx';
import { keepViewerHint } from '../viewer-hint-cookie.ts';
import { authClient, mayHaveSession, sessionStorageKey, wasLetGo } from './auth-client.ts';
import { rememberDestination } from './intended-destination.ts';
import { arrivedAt, nextState, type SessionState } from './session-state.ts';
import { asTheyLeave } from './stay.ts';

type SessionContextValue = {
  readonly state: SessionState;
  /** Everywhere unless told otherwise: a lost phone should not stay signed in. Throws when they are still signed in after it. */
  signOut(scope?: 'global' | 'local', leaveFor?: string): Promise<void>;
};

const SessionContext = createContext<SessionContextValue | null>(null);

/** Follows the auth client: its first answer, every event after it, and other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  const leavingFor = useRef<string | null>(null);
  const location = useLocation();
  const here = useRef('/');
  here.current = location.pathname + location.search;
  const navigate = useNavigate();
  const goTo = useRef(navigate);
  goTo.current = navigate;

  useEffect(
    () =>
      followSession((event, session) => {
        const leaveFor = leavingFor.current;
        const follow = () => setState((before) => nextState(before, event, session, leaveFor));
        // With the first answer a whole page appears: drawn piece by piece, so that the phone answers meanwhile. Not where nobody is
        // signed in: another word would overtake it, and whose time ran out would not be told.
        if (event === 'INITIAL_SESSION' && session) startTransition(follow);
        else follow();
        // A refresh that ends without a session is a timeout: come back here after signing in again.
        if (event === 'TOKEN_REFRESHED' && !session) rememberDestination(here.current);
        if (event === 'PASSWORD_RECOVERY') void goTo.current('/reset-password', { replace: true });
      }),
    [],
  );
  useViewerInStep(state);
  useEffect(() => {
    if (arrivedAt(state, location.pathname) === state) return;
    setState((now) => arrivedAt(now, location.pathname));
  }, [state, location.pathname]);

  const value = useMemo<SessionContextValue>(
    () => ({
      state,
      signOut: async (scope = 'global', leaveFor = '/') => {
        const client = await authClient();
        await asTheyLeave(async () => {
          leavingFor.current = leaveFor;
          const { error } = await client.signOut({ scope }).finally(() => {
            leavingFor.current = null;
          });
          // The client keeps the session when the service could not be told to end it everywhere.
          if (error && mayHaveSession()) throw error;
          forgetAllInTab();
          // A part of the page that React was still drawing may yet appear, and ask, before they are elsewhere.
          await goTo.current(leaveFor, { replace: true });
        });
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

type Listener = (event: AuthChangeEvent, session: Session | null) => void;

function followSession(listen: Listener): () => void {
  let stop = () => {};
  let stopped = false;
  const start = async () => {
    const client = await authClient();
    if (stopped) return;
    const { data } = client.onAuthStateChange((event, session) =>
      listen(event === 'INITIAL_SESSION' && wasLetGo() ? 'SIGNED_OUT' : event, session),
    );
    stop = () => data.subscription.unsubscribe();
  };
  // Signing in, here or in another tab, writes the session; until then nothing needs the client.
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionStorageKey && event.newValue) void begin();
  };
  let begun: Promise<void> | undefined;
  const begin = () => {
    begun ??= start().catch(() => {
      // The client's code did not arrive: nobody is signed in here until it does, and the next need asks again.
      begun = undefined;
      listen('INITIAL_SESSION', null);
    });
    return begun;
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(sessionWantedEvent, begin);
  if (mayHaveSession()) void begin();
  else if (wasLetGo()) listen('SIGNED_OUT', null);
  // For a visitor nothing changes on the page, so it may be drawn again piece by piece.
  else startTransition(() => listen('INITIAL_SESSION', null));
  return () => {
    stopped = true;
    stop();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(sessionWantedEvent, begin);
  };
}

const sessionWantedEvent = 'plainclaim:session-wanted';

/** Before signing in: from now on the client is followed. */
export function followFromNow(): void {
  window.dispatchEvent(new Event(sessionWantedEvent));
}

/** The header, and the cookie from which the server draws it next time. */
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
