import { useNavigate } from 'react-router';
import { useSession } from '../lib/auth/session-provider.tsx';

/** What the Sign Out button does: ends every session of this person, here and elsewhere, and goes home. */
export function useSignOut(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return () => void signOut().then(() => navigate('/'));
}
