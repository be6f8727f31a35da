import { emptyFactsInput, type FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
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

  describe('by files alone', () => {
    const item = (id: string) => ({ id, type: 'other', what: `${id}.pdf`, file: id });
    const [row] = emptyFactsInput.rows as [FactsInput['rows'][number]];
    const before: FactsInput = {
      ...emptyFactsInput,
      rows: [{ ...row, proof: ['order'] }],
      evidence: [item('order')],
    };
    const start = { ...stored('one'), facts: before };
    const write = async (theirs: FactsInput, ours: FactsInput, description = 'two') => {
      const made = setUp(start);
      await made.store.save('draft-1', { ...written('one'), facts: theirs }, 3);
      made.saver.write({ form: { description }, facts: ours });
      await pause();
      return made;
    };

    it.each<[string, FactsInput, FactsInput, string[], string[]]>([
      [
        'added',
        { ...before, evidence: [item('order'), item('photo')] },
        before,
        ['order', 'photo'],
        ['order'],
      ],
      ['removed', { ...before, rows: [row], evidence: [] }, before, [], []],
      [
        'added in both',
        { ...before, evidence: [item('order'), item('photo')] },
        { ...before, evidence: [item('order'), item('bill')] },
        ['order', 'bill', 'photo'],
        ['order'],
      ],
    ])('takes up what was %s, and keeps what is written here', async (_, theirs, ours, list, proof) => {
      const { saver, server } = await write(theirs, ours);
      expect(saver.snapshot().state).toEqual({ kind: 'saved' });
      const kept = server.drafts.get('draft-1');
      expect(kept?.form.description).toBe('two');
      expect(kept?.facts.evidence.map(({ id }) => id)).toEqual(list);
      expect(kept?.facts.rows[0]?.proof).toEqual(proof);
    });

    it('adds the files of this tab to what was written in another', async () => {
      const made = setUp(start);
      const theirs = { ...before, triedToSettle: 'I rang' };
      await made.store.save('draft-1', { ...written('theirs'), facts: theirs }, 3);
      made.saver.write({ facts: { ...before, rows: [row], evidence: [item('photo')] } });
      await pause();
      expect(made.saver.snapshot().state).toEqual({ kind: 'saved' });
      expect(made.saver.snapshot().form.description).toBe('theirs');
      expect(made.server.drafts.get('draft-1')).toMatchObject({
        version: 5,
        form: { description: 'theirs' },
        facts: { ...theirs, rows: [row], evidence: [item('photo')] },
      });
    });

    it('knows the same facts in the order of fields that the database has', async () => {
      const added = { ...before, evidence: [item('order'), item('photo')] };
      const { saver } = await write(reordered(added), before);
      expect(saver.snapshot().state).toEqual({ kind: 'saved' });
    });

    it.each<[string, FactsInput]>([
      ['another name', { ...before, evidence: [{ ...item('order'), what: 'The order' }] }],
      ['another proof', { ...before, rows: [row] }],
      ['more than files', { ...before, triedToSettle: 'I rang', evidence: [item('order'), item('photo')] }],
    ])('asks when there is %s', async (_, theirs) => {
      const { saver } = await write(theirs, before);
      expect(saver.snapshot().state.kind).toBe('conflict');
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

const reordered = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).reverse())
      : part,
  );
