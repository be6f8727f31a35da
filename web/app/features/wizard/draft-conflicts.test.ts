import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver } from './draft-saver.ts';
import { pause, setUp, stored, written } from './draft-saver-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
