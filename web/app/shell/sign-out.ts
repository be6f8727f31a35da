import { useNavigate } from 'react-router';
import { useSetViewer } from '../lib/viewer.tsx';

/** What the Sign Out button does. The session itself is ended by the accounts feature once it is there. */
export function useSignOut(): () => void {
  const setViewer = useSetViewer();
  const navigate = useNavigate();
  return () => {
    setViewer(null);
    void navigate('/');
  };
}
