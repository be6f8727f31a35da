import { useEffect, useState } from 'react';
import { Alert } from '../../../ui/display/alert.tsx';
import { contactWords } from '../contact-wire.ts';

const shownFor = 5000;

/** Stays for five seconds; without script, until the next page. Give it a new `key` for every message. */
export function SentNotice({ email }: { email?: string }) {
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), shownFor);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <Alert tone="good" live title={contactWords.sent}>
      {email ? `We answer to ${email}.` : 'We answer to the address you gave.'}
    </Alert>
  );
}
