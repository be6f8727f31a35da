import { useNavigate } from 'react-router';
import { useSession } from '../lib/auth/session-provider.tsx';

/** What the Sign Out button does: goes home and ends every session of this person, here and elsewhere. */
export function useSignOut(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  // Home first: a private page would answer the end of the session by asking to sign in.
  return () => void Promise.resolve(navigate('/')).then(() => signOut());
}
