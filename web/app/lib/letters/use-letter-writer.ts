import { AppError } from '@plainclaim/domain/shared/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readEventStream } from '../event-stream.ts';
import {
  afterEvent,
  failedWith,
  type LetterProgress,
  notWriting,
  startedWriting,
  type WrittenLetter,
} from './letter-progress.ts';

type LetterWriter = {
  readonly progress: LetterProgress;
  readonly start: () => void;
  /** Cancels the generation; the letter before it stays. */
  readonly cancel: () => void;
};

type Ask = (signal: AbortSignal) => Promise<Pick<Response, 'body'>>;

/** Has the server generate a letter and follows its stream. Leaving the page cancels it. */
export function useLetterWriter(ask: Ask, onWritten: (letter: WrittenLetter) => void): LetterWriter {
  const [progress, setProgress] = useState<LetterProgress>(notWriting);
  const running = useRef<AbortController | null>(null);
  const latest = useRef({ ask, onWritten });
  latest.current = { ask, onWritten };

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setProgress(notWriting);
  }, []);

  const start = useCallback(() => {
    // Ignore a second press while a letter is being generated.
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress(startedWriting);
    void follow(latest.current.ask, controller.signal, setProgress).then((end) => {
      if (controller.signal.aborted) return;
      running.current = null;
      setProgress(end);
      if (end.status === 'done') latest.current.onWritten(end.written);
    });
  }, []);

  useEffect(() => () => running.current?.abort(), []);
  return { progress, start, cancel };
}

async function follow(
  ask: Ask,
  signal: AbortSignal,
  show: (progress: LetterProgress) => void,
): Promise<LetterProgress> {
  let progress = startedWriting;
  try {
    const { body } = await ask(signal);
    if (!body) return failedWith(undefined);
    for await (const event of readEventStream(body)) {
      progress = afterEvent(progress, event);
      if (progress.status !== 'writing') return progress;
      if (!signal.aborted) show(progress);
    }
    // The connection closed in the middle of a letter.
    return failedWith(undefined);
  } catch (error) {
    return failedWith(error instanceof AppError ? error.userMessage : undefined);
  }
}
