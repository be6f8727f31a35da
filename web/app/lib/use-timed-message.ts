import { useEffect, useState } from 'react';

export const shownFor = 5000;

export type Message = { readonly tone: 'good' | 'amber' | 'danger'; readonly words: string };

/** The outcome of the last act, cleared after five seconds. */
export function useTimedMessage(): [Message | undefined, (message: Message | undefined) => void] {
  const [message, setMessage] = useState<Message>();
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage];
}
