import { type ClaimField, type ClaimFormInput, emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { emptyFactsInput, type FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { forgetInTab, keepInTab, readFromTab } from '../../lib/tab-memory.ts';
import { changedAnswers, stepFrom, type Writing } from './writing.ts';

/** Unsaved values, and the version of the draft they are based on. */
export type UnsavedCopy = Writing & { readonly version: number };

/** Stores unsaved values across a reload. */
export type CopyKeeper = {
  keep(draftId: string | null, copy: UnsavedCopy): void;
  read(draftId: string | null): UnsavedCopy | undefined;
  forget(draftId: string | null): void;
};

/**
 * In this tab only, and only until it is saved: a claim is private, so nothing of it stays behind in a browser
 * that others use. The person is part of the key, so that the next one to sign in here never sees it.
 */
export function copyKeeperFor(userId: string): CopyKeeper {
  const key = (draftId: string | null) => `claim:${userId}:${draftId ?? 'new'}`;
  return {
    keep: (draftId, copy) => keepInTab(key(draftId), copy),
    read: (draftId) => copyFrom(readFromTab(key(draftId))),
    forget: (draftId) => forgetInTab(key(draftId)),
  };
}

/** Parses a stored copy; an older build may have written it, so an incomplete one is ignored. */
export function copyFrom(kept: unknown): UnsavedCopy | undefined {
  if (!isRecord(kept) || !isRecord(kept.form)) return undefined;
  const { form, version } = kept;
  const step = stepFrom(kept.step);
  const isWhole = Object.entries(emptyClaimForm).every(
    ([field, empty]) => typeof form[field] === typeof empty,
  );
  if (!isWhole || step === undefined || typeof version !== 'number') return undefined;
  const entries = Object.keys(emptyClaimForm).map((field) => [field, form[field as ClaimField]]);
  const typed: ClaimFormInput = Object.fromEntries(entries);
  // Written before there were facts: they are what the form tells.
  if (kept.facts === undefined) return { ...changedAnswers(nothing, { form: typed }), step, version };
  return isFacts(kept.facts) ? { form: typed, facts: kept.facts, step, version } : undefined;
}

const nothing = { form: emptyClaimForm, facts: emptyFactsInput };

function isFacts(facts: unknown): facts is FactsInput {
  if (!isRecord(facts)) return false;
  return Object.entries(emptyFactsInput).every(
    ([part, empty]) =>
      typeof facts[part] === typeof empty && Array.isArray(facts[part]) === Array.isArray(empty),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
