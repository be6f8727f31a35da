import type { TestKind } from '@plainclaim/domain/qa/rule-check';
import { AppError } from '@plainclaim/domain/shared/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readEventStream } from '../../lib/event-stream.ts';
import { qaApi } from './api/qa-api.ts';
import { afterEvent, brokenOff, type RunProgress, type Told } from './test-run.ts';

type TestRun = {
  /** Null between runs. */
  readonly progress: RunProgress | null;
  readonly outcome: Told['outcome'];
  readonly start: (kind: TestKind) => void;
};

/** Runs tests on the server, one kind at a time, and follows them check by check. Leaving the page ends them. */
export function useTestRun(onLine: (line: NonNullable<Told['line']>) => void): TestRun {
  const [progress, setProgress] = useState<RunProgress | null>(null);
  const [outcome, setOutcome] = useState<Told['outcome']>();
  const running = useRef<AbortController | null>(null);
  const tell = useRef(onLine);
  tell.current = onLine;

  const start = useCallback((kind: TestKind) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setOutcome(undefined);
    setProgress({ kind, done: 0, total: 0 });
    const hear = (told: Told) => {
      if (controller.signal.aborted) return;
      if (told.line) tell.current(told.line);
      setProgress(told.progress);
      if (told.outcome) setOutcome(told.outcome);
    };
    void follow(kind, controller.signal, hear).finally(() => {
      running.current = null;
      if (!controller.signal.aborted) setProgress(null);
    });
  }, []);

  useEffect(() => () => running.current?.abort(), []);
  return { progress, outcome, start };
}

async function follow(kind: TestKind, signal: AbortSignal, hear: (told: Told) => void): Promise<void> {
  let progress: RunProgress = { kind, done: 0, total: 0 };
  try {
    const { body } = await qaApi.runs[':kind'].$post({ param: { kind } }, { init: { signal } });
    if (body) {
      for await (const event of readEventStream(body)) {
        const told = afterEvent(progress, event, new Date());
        progress = told.progress;
        hear(told);
        if (told.outcome) return;
      }
    }
    hear(brokenOff(progress, new Date()));
  } catch (error) {
    hear(brokenOff(progress, new Date(), error instanceof AppError ? error.userMessage : undefined));
  }
}
