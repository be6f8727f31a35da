import type { LetterProblem } from '@plainclaim/domain/letters/check-letter';
import type { PlaceholderValues } from '@plainclaim/domain/letters/placeholders';
import type { LetterStage } from '@plainclaim/domain/letters/stages';
import type { Tell as TellOf } from '../../http/stream-events.ts';

/** Source of the names: specification 1, section 3 (letter generation); the last ones are ours. */
export type LetterResult = {
  readonly success: true;
  /** The version of the draft's letter; null for the letter of a claim. */
  readonly version: number | null;
  readonly letter: string;
  /** The letter as it would be sent today, with its placeholders filled in. */
  readonly preview: string;
  /** The values of the letter's placeholders. */
  readonly values: PlaceholderValues;
  /** A long date, such as 3 December 2026. */
  readonly responseDeadline: string;
  readonly deadlineDays: number;
  readonly claimType: string;
  readonly jurisdiction: string;
  readonly source: 'drafter' | 'model';
  /** A notice about how the letter was written. */
  readonly notice: string | null;
  readonly problems: readonly LetterProblem[];
  /** Sentences left out of the letter, because they address its writer or a machine rather than tell what happened. */
  readonly leftOut: readonly string[];
};

/** Events sent to the page while a letter is written, in this order; the last is `done` or `error`. */
export type LetterEvents = {
  stage: { readonly stage: LetterStage };
  /** Text to append. */
  text: { readonly text: string };
  /** Replaces all text so far. */
  replace: { readonly text: string };
  done: LetterResult;
  error: { readonly success: false; readonly error: string };
};

export type Tell = TellOf<LetterEvents>;
