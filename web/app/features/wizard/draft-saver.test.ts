import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { AppError } from '@plainclaim/domain/shared/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver, type DraftStore } from './draft-saver.ts';
import type { SavedDraft } from './save-state.ts';
import type { UnsavedCopy } from './unsaved-copy.ts';
import type { Step, Writing } from './writing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const written = (description: string, step: Step = 1): Writing => ({
  form: { ...emptyClaimForm, description },
  step,
});

/** Keeps drafts as the server does: a save must name the version it was typed over. */
function serverWith(...stored: SavedDraft[]) {
  const drafts = new Map(stored.map((draft) => [draft.id, draft]));
  const server = {
    drafts,
    requests: 0,
    profileName: '',
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
  const put = (id: string, { form, step }: Writing, version: number) => {
    const draft = { id, form, step, version, updated_at: '2026-11-15T10:00:00.000Z' };
    drafts.set(id, draft);
    return draft;
  };
  const find = (id: string) => {
    const draft = drafts.get(id);
    if (!draft) throw new AppError('not_found', 'no draft');
    return draft;
  };
  const store: DraftStore<SavedDraft> = {
    create: ({ form, step }) =>
      server.answer(() => {
        const plaintiffName = form.plaintiffName || server.profileName;
        return put(`draft-${drafts.size + 1}`, { form: { ...form, plaintiffName }, step }, 1);
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

const stored = (description: string, version = 3): SavedDraft => ({
  ...written(description),
  id: 'draft-1',
  version,
  updated_at: '2026-11-14T10:00:00.000Z',
});

const offline = () => ({ error: new AppError('unavailable', 'no network') });

function setUp(...drafts: SavedDraft[]) {
  const { server, store } = serverWith(...drafts);
  const { kept, copies } = tab();
  const [draft = null] = drafts;
  const saved = draft ? { form: draft.form, step: 1 as const } : written('');
  const saver = createDraftSaver({ store, copies, draft, saved, writing: saved });
  return { server, kept, store, copies, saver };
}

const pause = () => vi.advanceTimersByTimeAsync(700);

describe('saving as you go', () => {
  it('makes no draft before something is written, whatever step is looked at', async () => {
    const { saver, server } = setUp();
    saver.write(written('', 2));
    await saver.flush();
    expect(server.requests).toBe(0);
    expect(saver.snapshot().state).toEqual({ kind: 'quiet' });
  });

  it('makes one draft at the first pause and saves on it from then on', async () => {
    const { saver, server, kept } = setUp();
    saver.write(written('They o'));
    saver.write(written('They owe me'));
    expect(kept.get('new')?.form.description).toBe('They owe me');
    await pause();
    saver.write(written('They owe me £900'));
    await pause();
    expect(saver.snapshot().draftId).toBe('draft-1');
    expect([...server.drafts.values()]).toMatchObject([
      { version: 2, form: { description: 'They owe me £900' } },
    ]);
    expect(saver.snapshot().state).toEqual({ kind: 'saved' });
    expect(kept.size).toBe(0);
  });

  it('never says saved while something is not', async () => {
    const { saver, kept } = setUp(stored('one'));
    saver.write(written('two'));
    expect(saver.snapshot().state).toEqual({ kind: 'saving' });
    saver.write(written('one'));
    expect(saver.snapshot().state).toEqual({ kind: 'saved' });
    expect(kept.size).toBe(0);
  });

  it('does not wait for a pause for ever', async () => {
    const { saver, server } = setUp();
    for (let key = 0; key < 20; key += 1) {
      saver.write(written('x'.repeat(key + 1)));
      await vi.advanceTimersByTimeAsync(400);
    }
    expect(server.requests).toBeGreaterThan(0);
  });

  it('saves what was written while a save was on its way', async () => {
    const { saver, server, store, kept } = setUp(stored('one'));
    const { save } = store;
    store.save = (...sent) => {
      saver.write(written('three'));
      return save(...sent);
    };
    saver.write(written('two'));
    await saver.flush();
    expect(server.drafts.get('draft-1')).toMatchObject({ version: 5, form: { description: 'three' } });
    expect(kept.size).toBe(0);
  });

  it('forgets nothing that is written while there was nothing to save', async () => {
    const { saver, server } = setUp(stored('one'));
    void saver.flush();
    saver.write(written('two'));
    await saver.flush();
    expect(server.drafts.get('draft-1')?.form.description).toBe('two');
  });

  it('saves one at a time, also when showing that it saves asks to save', async () => {
    const { saver, server } = setUp(stored('one'));
    saver.subscribe(() => void saver.flush());
    saver.write(written('two'));
    await saver.flush();
    expect(server.requests).toBe(1);
    expect(saver.snapshot().state).toEqual({ kind: 'saved' });
  });

  it('saves a change of step on a draft that exists', async () => {
    const { saver, server } = setUp(stored('one'));
    saver.write(written('one', 2));
    await saver.flush();
    expect(server.drafts.get('draft-1')?.step).toBe(2);
  });

  it('takes over what the profile knows where nothing is written', async () => {
    const { saver, server } = setUp();
    server.profileName = 'Hannah Okoro';
    saver.write(written('one'));
    const saving = saver.flush();
    saver.write(written('two'));
    await saving;
    expect(saver.snapshot().form).toMatchObject({ description: 'two', plaintiffName: 'Hannah Okoro' });
    expect(server.drafts.get('draft-1')?.form).toEqual(saver.snapshot().form);
    expect(saver.isUnsaved()).toBe(false);
  });

  it('makes the draft for evidence even before anything is written, once', async () => {
    const { saver, server } = setUp();
    const ids = await Promise.all([saver.ensureDraft(), saver.ensureDraft()]);
    expect(ids).toEqual(['draft-1', 'draft-1']);
    expect(server.drafts.size).toBe(1);
  });
});

describe('when saving fails', () => {
  it('says why, keeps a copy, and tries again until it works', async () => {
    const { saver, server, kept } = setUp(stored('one'));
    server.troubles.push(offline(), offline());
    saver.write(written('two'));
    await pause();
    expect(saver.snapshot().state).toEqual({
      kind: 'failed',
      reason: 'we cannot reach Plainclaim',
      willRetry: true,
    });
    expect(kept.get('draft-1')).toMatchObject({ version: 3, form: { description: 'two' } });
    await vi.advanceTimersByTimeAsync(2000 + 4000);
    expect(server.drafts.get('draft-1')?.form.description).toBe('two');
    expect(saver.snapshot().state).toEqual({ kind: 'saved' });
    expect(kept.size).toBe(0);
  });

  it('repeats the words of a refusal, and waits for another change', async () => {
    const { saver, server } = setUp();
    const full = new AppError('conflict', 'ten', { userMessage: 'You have ten drafts.' });
    server.troubles.push({ error: full });
    saver.write(written('one'));
    await pause();
    expect(saver.snapshot().state).toEqual({
      kind: 'failed',
      reason: 'You have ten drafts',
      willRetry: false,
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.requests).toBe(1);
    saver.write(written('two'));
    await pause();
    expect(saver.snapshot().state).toEqual({ kind: 'saved' });
  });

  it('gives evidence the reason why there is no draft', async () => {
    const { saver, server } = setUp();
    server.troubles.push(offline());
    await expect(saver.ensureDraft()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('does not take its own save, whose answer was lost, for someone else’s', async () => {
    const { saver, server } = setUp(stored('one'));
    server.troubles.push({ ...offline(), afterwards: true });
    saver.write(written('two'));
    await pause();
    saver.write(written('three'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(saver.snapshot().state).toEqual({ kind: 'saved' });
    expect(server.drafts.get('draft-1')).toMatchObject({ version: 5, form: { description: 'three' } });
  });

  it('tries once more on leaving, and then no more', async () => {
    const { saver, server } = setUp(stored('one'));
    saver.write(written('two'));
    server.troubles.push(offline());
    await saver.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.requests).toBe(1);
  });
});

describe('when the draft was changed elsewhere', () => {
  async function inConflict() {
    const made = setUp(stored('one'));
    await made.store.save('draft-1', written('theirs'), 3);
    made.saver.write(written('ours'));
    await pause();
    return made;
  }

  it('writes over nothing and asks', async () => {
    const { saver, server, kept } = await inConflict();
    expect(saver.snapshot().state).toMatchObject({
      kind: 'conflict',
      theirs: { form: { description: 'theirs' } },
    });
    saver.write(written('ours, longer'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.drafts.get('draft-1')?.form.description).toBe('theirs');
    expect(kept.get('draft-1')?.form.description).toBe('ours, longer');
  });

  it('keeps ours on top of theirs when told so', async () => {
    const { saver, server } = await inConflict();
    saver.keepOurs();
    await saver.flush();
    expect(server.drafts.get('draft-1')).toMatchObject({ version: 5, form: { description: 'ours' } });
    expect(saver.snapshot().state).toEqual({ kind: 'saved' });
  });

  it('takes theirs when told so, and goes on from there', async () => {
    const { saver, server, kept } = await inConflict();
    saver.takeTheirs();
    await saver.flush();
    expect(saver.snapshot().state).toEqual({ kind: 'saved' });
    expect(saver.isUnsaved()).toBe(false);
    expect(kept.size).toBe(0);
    saver.write(written('theirs, and more'));
    await pause();
    expect(server.drafts.get('draft-1')).toMatchObject({
      version: 5,
      form: { description: 'theirs, and more' },
    });
  });

  it('asks nothing when the other tab only turned to another step', async () => {
    const { saver, server, store } = setUp(stored('one'));
    await store.save('draft-1', written('one', 3), 3);
    saver.write(written('two'));
    await pause();
    expect(saver.snapshot().state).toEqual({ kind: 'saved' });
    expect(server.drafts.get('draft-1')?.form.description).toBe('two');
  });

  it('shows theirs without asking when nothing was written here', async () => {
    const { saver, store } = setUp(stored('one'));
    await store.save('draft-1', written('theirs'), 3);
    saver.write({ step: 2 });
    await saver.flush();
    expect(saver.snapshot()).toMatchObject({
      form: { description: 'theirs' },
      step: 2,
      state: { kind: 'saved' },
    });
  });

  it('asks about a copy of this tab that is older than what is saved', async () => {
    const { store, copies } = setUp(stored('theirs', 4));
    const draft = { id: 'draft-1', version: 3 };
    const saver = createDraftSaver({ store, copies, draft, saved: null, writing: written('ours') });
    await saver.flush();
    expect(saver.snapshot().state).toMatchObject({ kind: 'conflict' });
  });

  it('says that it is gone, and keeps what is here as a new draft when told so', async () => {
    const { saver, server } = setUp(stored('one'));
    server.drafts.clear();
    saver.write(written('two'));
    await pause();
    expect(saver.snapshot().state).toEqual({ kind: 'gone' });
    saver.keepAsNew();
    await saver.flush();
    expect([...server.drafts.values()]).toMatchObject([{ form: { description: 'two' }, version: 1 }]);
  });
});
