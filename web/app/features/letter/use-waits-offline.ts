import { useEffect, useState, useSyncExternalStore } from 'react';

/** Shorter interruptions are not mentioned. */
const SILENCE_MS = 3000;

/** Whether a request has been waiting for some seconds without a connection. */
export function useWaitsOffline(isWaiting: boolean): boolean {
  const isOffline = useSyncExternalStore(onConnectionChange, isOfflineNow, () => false);
  const isStuck = isWaiting && isOffline;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isStuck) return;
    const timer = setTimeout(() => setIsLong(true), SILENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isStuck]);
  return isStuck && isLong;
}

const isOfflineNow = () => !navigator.onLine;

function onConnectionChange(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
