import type { PostForm } from '@plainclaim/domain/blog/post';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { EditedPost } from '../../api/autosave.ts';
import { keepAutosave } from '../../api/autosave.ts';

export type AutosaveState =
  | { kind: 'untouched' }
  | { kind: 'typing' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed' };

const pause = 1_500;
const tryAgainAfter = 8_000;

type AutosaveOptions = {
  edited: EditedPost;
  /** What stands in the form now. */
  read: () => PostForm;
};

/**
 * Keeps what is being typed, shortly after typing stops. One request at a time, in order: a slow one must not
 * overwrite a newer text.
 */
export function useAutosave({ edited, read }: AutosaveOptions) {
  const [state, setState] = useState<AutosaveState>({ kind: 'untouched' });
  const latest = useRef({ edited, read });
  latest.current = { edited, read };
  const keeper = useMemo(
    () => createKeeper(() => keepAutosave(latest.current.edited, latest.current.read()), setState),
    [],
  );
  // Leaving the page in the middle of a pause must not cost the last words.
  useEffect(() => () => keeper.leave(), [keeper]);
  return { state, changed: keeper.changed, settle: keeper.settle, stop: keeper.stop };
}

/** The part without React: when to send, and what to say about it. */
export function createKeeper(send: () => Promise<Date>, say: (state: AutosaveState) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let isWaiting = false;
  let isStopped = false;

  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
  const run = () => {
    timer = undefined;
    if (!isStopped) sending ??= keep().finally(afterwards);
  };
  const keep = async () => {
    isWaiting = false;
    say({ kind: 'saving' });
    try {
      const at = await send();
      if (!isStopped) say(isWaiting ? { kind: 'typing' } : { kind: 'saved', at });
    } catch {
      isWaiting = true;
      if (!isStopped) say({ kind: 'failed' });
    }
  };
  const afterwards = () => {
    sending = undefined;
    if (isWaiting && !isStopped && timer === undefined) schedule(tryAgainAfter);
  };
  return {
    changed: () => {
      if (isStopped) return;
      if (!sending) say({ kind: 'typing' });
      isWaiting = true;
      schedule(pause);
    },
    /** Before a real save: nothing is sent from now on, and what is on its way has arrived. */
    settle: async () => {
      clearTimeout(timer);
      timer = undefined;
      isWaiting = false;
      await sending;
      isWaiting = false;
      clearTimeout(timer);
      timer = undefined;
    },
    /** After a real save there is nothing left to keep. */
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
    leave: () => {
      clearTimeout(timer);
      if (!isStopped && isWaiting && !sending) void send().catch(() => {});
      isStopped = true;
    },
  };
}
