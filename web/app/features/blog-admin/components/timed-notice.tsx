import { type ReactNode, useEffect, useState } from 'react';
import { Alert } from '../../../ui/display/alert.tsx';

type TimedNoticeProps = { milliseconds: number; children: ReactNode };

/** A success message that disappears after a while. Give it a new `key` each time. */
export function TimedNotice({ milliseconds, children }: TimedNoticeProps) {
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isShown ? <Alert live tone="good" title={children} /> : null;
}
