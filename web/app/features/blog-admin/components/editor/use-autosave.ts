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
  /** Current values of the form. */
  read: () => PostForm;
};

/**
 * Autosaves after a pause in typing. One request at a time, in order: a slow one must not overwrite a newer text.
 */
export function useAutosave({ edited, read }: AutosaveOptions) {
  const [state, setState] = useState<AutosaveState>({ kind: 'untouched' });
  const latest = useRef({ edited, read });
  latest.current = { edited, read };
  const autosaver = useMemo(
    () => createAutosaver(() => keepAutosave(latest.current.edited, latest.current.read()), setState),
    [],
  );
  // Saves what the debounce still holds back when the page is left.
  useEffect(() => () => autosaver.leave(), [autosaver]);
  return { state, changed: autosaver.changed, settle: autosaver.settle, stop: autosaver.stop };
}

/** The part without React: timing of requests, and the state to show. */
export function createAutosaver(send: () => Promise<Date>, say: (state: AutosaveState) => void) {
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
    /** Before the post is saved: stops autosaving and waits for the running request. */
    settle: async () => {
      clearTimeout(timer);
      timer = undefined;
      isWaiting = false;
      await sending;
      isWaiting = false;
      clearTimeout(timer);
      timer = undefined;
    },
    /** After the post was saved: there is nothing left to autosave. */
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
