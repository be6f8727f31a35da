import { AppError } from '@plainclaim/domain/shared/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offline, pause, setUp, stored, written } from './draft-saver-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

  it('takes over into the facts too what they share with the form', async () => {
    const { saver, server } = setUp();
    server.knownAmount = '900';
    saver.write(written('one'));
    await saver.flush();
    expect(saver.snapshot()).toMatchObject({ form: { amount: '900' }, facts: { rows: [{ amount: '900' }] } });
    expect(saver.isUnsaved()).toBe(false);
    saver.write({ form: { description: 'two' } });
    expect(saver.snapshot().form.amount).toBe('900');
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
