import { useSession } from '../lib/auth/session-provider.tsx';

/** Ends the session of this browser and goes to the home page. "Sign out everywhere" is in the profile. */
export function useSignOut(): () => void {
  const { signOut } = useSession();
  return () => void signOut();
}
