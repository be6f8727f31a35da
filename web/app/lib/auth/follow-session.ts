import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { authClient, mayHaveSession, sessionStorageKey, wasLetGo } from './auth-client.ts';

type Listener = (event: AuthChangeEvent, session: Session | null) => void;

const sessionWantedEvent = 'plainclaim:session-wanted';

/** Call before signing in: starts listening to the client. */
export function followFromNow(): void {
  window.dispatchEvent(new Event(sessionWantedEvent));
}

/** Forwards the auth client's events, loading it only if there may be a session. Returns the unsubscribe. */
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
      // The client's code failed to load: the tab stays signed out, and the next call retries.
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
