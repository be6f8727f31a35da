import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { AppError, type ErrorCode } from '@plainclaim/domain/shared/errors';

/** The parts of a draft that saving needs. */
export type SavedDraft = {
  readonly id: string;
  readonly version: number;
  readonly form: ClaimFormInput;
  readonly facts: FactsInput;
  readonly step: number;
  readonly updated_at: string;
};

/** What the wizard says about saving. */
export type SaveState<Draft extends SavedDraft = SavedDraft> =
  /** Nothing was written yet, or all of it was saved on an earlier visit. */
  | { readonly kind: 'quiet' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly reason: string; readonly willRetry: boolean }
  /** A newer version, perhaps from our own other tab, was saved first. */
  | { readonly kind: 'conflict'; readonly theirs: Draft }
  /** The draft was submitted or deleted elsewhere. */
  | { readonly kind: 'gone' };

/** Errors worth a retry, in a few words. The others need the user, and show the server's message. */
const passing: Partial<Record<ErrorCode, string>> = {
  unavailable: 'we cannot reach Plainclaim',
  internal: 'something went wrong on our side',
  rate_limited: 'too many tries at once',
};

export function failureOf(error: unknown): Extract<SaveState, { kind: 'failed' }> {
  const { code, fields, userMessage } = error instanceof AppError ? error : new AppError('internal', 'a bug');
  const passingReason = passing[code];
  if (passingReason) return { kind: 'failed', reason: passingReason, willRetry: true };
  const words = fields[0]?.message ?? userMessage ?? 'something went wrong';
  return { kind: 'failed', reason: words.replace(/\.$/, ''), willRetry: false };
}

/** Why the letter cannot be written yet: it is written from what is saved. */
export function notSavedWords(state: SaveState): string {
  const begin = 'Your answers are not saved yet, so the letter cannot be written';
  return state.kind === 'failed' && !state.willRetry
    ? `${begin}: ${state.reason}.`
    : `${begin}. Please try again in a moment.`;
}

export function isConflict(error: unknown): boolean {
  return error instanceof AppError && error.code === 'conflict';
}

export function isGone(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'not_found' || error.code === 'gone');
}
