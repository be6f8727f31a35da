import { TimedOut } from './openai-failure.ts';

export type Patience = {
  readonly signal: AbortSignal;
  /** Something came: the wait for the next piece starts again. */
  heard(): void;
  end(): void;
};

/** Gives up on silence, on an answer that never ends, and when the caller does. */
export function patience(caller: AbortSignal, silenceMs: number, wholeMs: number): Patience {
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
