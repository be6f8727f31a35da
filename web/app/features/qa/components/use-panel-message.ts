import { useState } from 'react';
import type { PanelMessage } from '../panel-words.ts';

/** The outcome of the last action: beside its button, and in the console. */
export function usePanelMessage(onMessage: (words: string) => void) {
  const [message, setMessage] = useState<PanelMessage>();
  const show = (next: PanelMessage) => {
    setMessage(next);
    onMessage(next.words);
  };
  return { message, show, clear: () => setMessage(undefined) };
}
