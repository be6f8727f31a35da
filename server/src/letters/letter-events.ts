import type { LetterProblem } from '@plainclaim/domain/letters/check-letter';
import type { PlaceholderValues } from '@plainclaim/domain/letters/placeholders';
import type { LetterStage } from '@plainclaim/domain/letters/stages';
import type { Tell as TellOf } from '../http/answer-with-events.ts';

/** Source of the names: specification 1, section 3 (letter generation); the last ones are ours. */
export type LetterResult = {
  readonly success: true;
  /** Which letter of the draft this is; null for the letter of a claim. */
  readonly version: number | null;
  readonly letter: string;
  /** As it would go out today, without placeholders. */
  readonly preview: string;
  /** What the placeholders became in it. */
  readonly values: PlaceholderValues;
  /** In the long form. */
  readonly responseDeadline: string;
  readonly deadlineDays: number;
  readonly claimType: string;
  readonly jurisdiction: string;
  readonly source: 'drafter' | 'model';
  /** What the person should know about how the letter came to be. */
  readonly notice: string | null;
  readonly problems: readonly LetterProblem[];
  /** Sentences of the description that speak to the writer or a machine, not in the letter. */
  readonly leftOut: readonly string[];
};

/** What the person's page hears while a letter is written, in this order; `done` or `error` is the last. */
export type LetterEvents = {
  stage: { readonly stage: LetterStage };
  /** A piece to put at the end of what came before. */
  text: { readonly text: string };
  /** Stands for everything that came before. */
  replace: { readonly text: string };
  done: LetterResult;
  error: { readonly success: false; readonly error: string };
};

export type Tell = TellOf<LetterEvents>;
