import { useEffect, useState } from 'react';
import { Icon } from '../../../../art/icon.tsx';
import type { AutosaveState } from './use-autosave.ts';

/** Whether what was typed is saved, and since when. */
export function AutosaveStatus({ state }: { state: AutosaveState }) {
  const now = useNow(state.kind === 'saved');
  if (state.kind === 'untouched') return null;
  if (state.kind === 'failed') {
    return (
      <p role="alert" className="flex items-center gap-2 text-15 font-semibold text-danger">
        <Icon name="circle-alert" className="size-5 shrink-0" />
        Your changes could not be kept. We keep trying.
      </p>
    );
  }
  return (
    <p className="flex items-center gap-2 text-15 text-ink-2">
      {state.kind === 'saved' ? (
        <>
          <Icon name="check" className="size-5 shrink-0 text-good" />
          {savedWords(state.at, now)}
        </>
      ) : (
        'Saving…'
      )}
    </p>
  );
}

export function savedWords(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 1) return 'Saved just now';
  return minutes === 1 ? 'Saved a minute ago' : `Saved ${minutes} minutes ago`;
}

/** Ticks, so that "just now" does not go stale. */
function useNow(isTicking: boolean): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isTicking) return;
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
}
