import { TimedOut } from './openai-failure.ts';

export type AnswerTimeouts = {
  readonly signal: AbortSignal;
  /** A chunk arrived: restarts the timeout for silence. */
  heard(): void;
  end(): void;
};

/** Aborts on silence, on an answer that takes too long, and when the caller aborts. */
export function answerTimeouts(caller: AbortSignal, silenceMs: number, wholeMs: number): AnswerTimeouts {
  const late = new AbortController();
  const giveUp = () => late.abort(new TimedOut());
  const whole = setTimeout(giveUp, wholeMs);
  let silence = setTimeout(giveUp, silenceMs);
  return {
    signal: AbortSignal.any([caller, late.signal]),
    heard() {
      clearTimeout(silence);
      silence = setTimeout(giveUp, silenceMs);
    },
    end() {
      clearTimeout(whole);
      clearTimeout(silence);
    },
  };
}
