import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { AppError, type ErrorCode } from '@plainclaim/domain/shared/errors';

/** As much of a draft as saving needs to know. */
export type SavedDraft = {
  readonly id: string;
  readonly version: number;
  readonly form: ClaimFormInput;
  readonly step: number;
  readonly updated_at: string;
};

/** What is to be said about saving. */
export type SaveState<Draft extends SavedDraft = SavedDraft> =
  /** Nothing was written yet, or all of it was saved on an earlier visit. */
  | { readonly kind: 'quiet' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly reason: string; readonly willRetry: boolean }
  /** Someone else's version, perhaps our own from another tab, lies where ours should go. */
  | { readonly kind: 'conflict'; readonly theirs: Draft }
  /** The draft was submitted or deleted elsewhere. */
  | { readonly kind: 'gone' };

/** These may pass by themselves, and are said in a few words; the others need the person, in the server's words. */
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

export function isConflict(error: unknown): boolean {
  return error instanceof AppError && error.code === 'conflict';
}

export function isGone(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'not_found' || error.code === 'gone');
}
