import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { authClient, mayHaveSession, sessionStorageKey, wasLetGo } from './auth-client.ts';

type Listener = (event: AuthChangeEvent, session: Session | null) => void;

const sessionWantedEvent = 'plainclaim:session-wanted';

/** Before signing in: from now on the client is followed. */
export function followFromNow(): void {
  window.dispatchEvent(new Event(sessionWantedEvent));
}

/** Tells the listener every event of the auth client, which is loaded only where there may be a session. Returns the way out. */
export function followSession(listen: Listener): () => void {
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
      // The client's code did not arrive: the tab stays signed out until it does, and the next call for it tries again.
      begun = undefined;
      listen('INITIAL_SESSION', null);
    });
    return begun;
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(sessionWantedEvent, begin);
  if (mayHaveSession()) void begin();
  else listen(wasLetGo() ? 'SIGNED_OUT' : 'INITIAL_SESSION', null);
  return () => {
    stopped = true;
    stop();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(sessionWantedEvent, begin);
  };
}
