import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { emptyFactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { factsWithForm } from '@plainclaim/domain/claims/facts/input/form-and-facts';
import { AppError } from '@plainclaim/domain/shared/errors';
import { vi } from 'vitest';
import { createDraftSaver, type DraftStore } from './draft-saver.ts';
import type { SavedDraft } from './save-state.ts';
import type { UnsavedCopy } from './unsaved-copy.ts';
import type { Step, Writing } from './writing.ts';

export const written = (description: string, step: Step = 1): Writing => ({
  form: { ...emptyClaimForm, description },
  facts: emptyFactsInput,
  step,
});

/** Keeps drafts as the server does: a save must name the version it was typed over. */
function serverWith(...stored: SavedDraft[]) {
  const drafts = new Map(stored.map((draft) => [draft.id, draft]));
  const server = {
    drafts,
    requests: 0,
    profileName: '',
    /** Filled in by `create`, as the name of the profile is. */
    knownAmount: '',
    /** Thrown instead of the next answers. Those marked as lost are carried out all the same. */
    troubles: [] as { error: AppError; afterwards?: boolean }[],
    async answer<Result>(act: () => Result): Promise<Result> {
      server.requests += 1;
      const trouble = server.troubles.shift();
      if (trouble?.afterwards) act();
      if (trouble) throw trouble.error;
      return act();
    },
  };
  const put = (id: string, { form, facts, step }: Writing, version: number) => {
    const draft = { id, form, facts, step, version, updated_at: '2026-11-15T10:00:00.000Z' };
    drafts.set(id, draft);
    return draft;
  };
  const find = (id: string) => {
    const draft = drafts.get(id);
    if (!draft) throw new AppError('not_found', 'no draft');
    return draft;
  };
  const store: DraftStore<SavedDraft> = {
    create: ({ form, facts, step }) =>
      server.answer(() => {
        const plaintiffName = form.plaintiffName || server.profileName;
        const filled = { ...form, plaintiffName, amount: form.amount || server.knownAmount };
        const id = `draft-${drafts.size + 1}`;
        return put(id, { form: filled, facts: factsWithForm(facts, filled), step }, 1);
      }),
    read: async (id) => find(id),
    save: (id, writing, version) =>
      server.answer(() => {
        if (find(id).version !== version) throw new AppError('conflict', 'another version');
        return put(id, writing, version + 1);
      }),
  };
  return { server, store };
}

function tab() {
  const kept = new Map<string, UnsavedCopy>();
  return {
    kept,
    copies: {
      keep: (id: string | null, copy: UnsavedCopy) => void kept.set(id ?? 'new', copy),
      read: (id: string | null) => kept.get(id ?? 'new'),
      forget: (id: string | null) => void kept.delete(id ?? 'new'),
    },
  };
}

export const stored = (description: string, version = 3): SavedDraft => ({
  ...written(description),
  id: 'draft-1',
  version,
  updated_at: '2026-11-14T10:00:00.000Z',
});

export const offline = () => ({ error: new AppError('unavailable', 'no network') });

export function setUp(...drafts: SavedDraft[]) {
  const { server, store } = serverWith(...drafts);
  const { kept, copies } = tab();
  const [draft = null] = drafts;
  const saved = draft ? { form: draft.form, facts: draft.facts, step: 1 as const } : written('');
  const saver = createDraftSaver({ store, copies, draft, saved, writing: saved });
  return { server, kept, store, copies, saver };
}

export const pause = () => vi.advanceTimersByTimeAsync(700);
