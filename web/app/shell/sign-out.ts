import { useSession } from '../lib/auth/session-provider.tsx';

/** What the Sign Out button does: ends the session of this browser and goes home. "Sign out everywhere" is in the profile. */
export function useSignOut(): () => void {
  const { signOut } = useSession();
  return () => void signOut();
}
