import { useEffect, useState } from 'react';

/** True until this moment. */
export function useUntil(moment: string | null): boolean {
  const [over, setOver] = useState<string | null>(null);
  const left = moment === null ? 0 : new Date(moment).getTime() - Date.now();
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => setOver(moment), Math.max(0, new Date(moment).getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return left > 0 && over !== moment;
}
