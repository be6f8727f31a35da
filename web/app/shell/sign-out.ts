import { useSession } from '../lib/auth/session-provider.tsx';

/** What the Sign Out button does: ends every session of this person, here and elsewhere, and goes home. */
export function useSignOut(): () => void {
  const { signOut } = useSession();
  // Without a connection the other devices cannot be told; whoever leaves this one is out of it all the same.
  return () => void signOut().catch(() => signOut('local'));
}
