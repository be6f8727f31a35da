import { useEffect, useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { cn } from '../../../ui/cn.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { SaveState } from '../save-state.ts';

const justNowMs = 60_000;

type SaveStatusProps = { state: SaveState; onChoose: () => void };

/**
 * The state of the automatic save. Screen readers announce the first save and failures, but not every further
 * save.
 */
export function SaveStatus({ state, onChoose }: SaveStatusProps) {
  const isSaving = state.kind === 'saving';
  const isRecent = useIsRecent(state);
  const settled = useSettled(state);
  const words = statusWords(settled, isRecent);
  const isBad = settled.kind === 'failed' || settled.kind === 'conflict' || settled.kind === 'gone';
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 text-15 font-semibold">
      {isSaving && (
        <span aria-hidden="true" className="flex items-center gap-2 text-ink-2">
          <Spinner className="size-4" />
          Saving…
        </span>
      )}
      <p
        role="status"
        className={cn(
          'flex items-start gap-1.5 leading-snug',
          isBad ? 'text-danger' : 'text-good',
          isSaving && 'sr-only',
        )}
      >
        {words && (
          <>
            <Icon name={isBad ? 'circle-alert' : 'circle-check'} className="size-[1.25em] shrink-0" />
            <span>{words}</span>
          </>
        )}
      </p>
      {state.kind === 'conflict' && (
        <button type="button" onClick={onChoose} className="text-brand underline underline-offset-[0.18em]">
          Choose which to keep
        </button>
      )}
    </div>
  );
}

function statusWords(state: SaveState, isRecent: boolean): string | undefined {
  switch (state.kind) {
    case 'saved':
      return isRecent ? 'Saved just now' : 'Saved';
    case 'failed':
      return `Not saved: ${state.reason}${state.willRetry ? ', trying again' : ''}`;
    case 'conflict':
      return 'Not saved: changed in another tab or on another device';
    case 'gone':
      return 'Not saved: this draft is no longer there';
    default:
      return undefined;
  }
}

/** The last state worth announcing: `saving` does not replace the one before. */
function useSettled(state: SaveState): SaveState {
  const [settled, setSettled] = useState(state);
  if (state.kind !== 'saving' && state !== settled) setSettled(state);
  return settled;
}

function useIsRecent(state: SaveState): boolean {
  const [past, setPast] = useState<SaveState>();
  useEffect(() => {
    if (state.kind !== 'saved') return;
    const timer = setTimeout(() => setPast(state), justNowMs);
    return () => clearTimeout(timer);
  }, [state]);
  return past !== state;
}
