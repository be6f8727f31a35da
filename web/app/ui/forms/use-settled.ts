import { useEffect, useState } from 'react';

/** The words once typing has paused, so that a screen reader does not talk over every key. Silent at first. */
export function useSettled(words: string): string {
  const [settled, setSettled] = useState({ words, changed: false });
  useEffect(() => {
    if (settled.words === words) return;
    const timer = setTimeout(() => setSettled({ words, changed: true }), 1000);
    return () => clearTimeout(timer);
  }, [words, settled.words]);
  return settled.changed ? settled.words : '';
}
