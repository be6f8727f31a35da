import type { LetterProblem } from '@plainclaim/domain/letters/check-letter';
import { type PlaceholderValues, placeholders } from '@plainclaim/domain/letters/placeholders';
import { type LetterStage, letterStages } from '@plainclaim/domain/letters/stages';
import type { ServerEvent } from '../event-stream.ts';

/** A finished letter, as the last event of the stream carries it. */
export type WrittenLetter = {
  /** Which letter of the draft this is; 0 for the letter of a claim. */
  readonly version: number;
  readonly letter: string;
  /** As it would be sent today, without placeholders. */
  readonly preview: string;
  readonly values: PlaceholderValues;
  readonly responseDeadline: string;
  readonly deadlineDays: number;
  readonly source: 'drafter' | 'model';
  readonly notice: string | null;
  readonly problems: readonly LetterProblem[];
  /** Sentences of the description that address the writer or a machine; they are not in the letter. */
  readonly leftOut: readonly string[];
};

export type LetterProgress =
  | { readonly status: 'idle' }
  | { readonly status: 'writing'; readonly stage: LetterStage; readonly text: string }
  | { readonly status: 'done'; readonly written: WrittenLetter }
  | { readonly status: 'failed'; readonly message: string };

export const fallbackMessage = 'Failed to generate letter';

export const notWriting: LetterProgress = { status: 'idle' };

export const startedWriting: LetterProgress = { status: 'writing', stage: 'reading', text: '' };

export const failedWith = (message: string | undefined): LetterProgress => ({
  status: 'failed',
  message: message || fallbackMessage,
});

type Payload = Partial<WrittenLetter> & {
  readonly stage?: string;
  readonly text?: string;
  readonly error?: string;
};

/** The progress after one more event of the stream. */
export function afterEvent(before: LetterProgress, { event, data }: ServerEvent): LetterProgress {
  if (before.status !== 'writing') return before;
  const payload = payloadOf(data);
  switch (event) {
    case 'stage':
      return { ...before, stage: letterStages.find((one) => one === payload.stage) ?? before.stage };
    case 'text':
      return { ...before, text: before.text + (payload.text ?? '') };
    case 'replace':
      return { ...before, text: payload.text ?? before.text };
    case 'done':
      return payload.letter
        ? { status: 'done', written: writtenFrom(payload, payload.letter) }
        : failedWith('');
    case 'error':
      return failedWith(payload.error);
    default:
      return before;
  }
}

/** Used until the page has fetched the draft again. */
const unfilled: PlaceholderValues = placeholders;

function writtenFrom(payload: Payload, letter: string): WrittenLetter {
  return {
    version: payload.version ?? 0,
    letter,
    preview: payload.preview ?? letter,
    values: payload.values ?? unfilled,
    responseDeadline: payload.responseDeadline ?? '',
    deadlineDays: payload.deadlineDays ?? 0,
    source: payload.source ?? 'drafter',
    notice: payload.notice ?? null,
    problems: payload.problems ?? [],
    leftOut: payload.leftOut ?? [],
  };
}

function payloadOf(data: string): Payload {
  try {
    return (JSON.parse(data) ?? {}) as Payload;
  } catch {
    return {};
  }
}
