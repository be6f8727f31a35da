import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { statusToPublish } from '../../post-status.ts';
import { emptyPost, hasChanges, valuesFromAutosave } from '../../post-values.ts';
import { savedWords } from './autosave-status.tsx';
import { momentFrom, wallTime } from './moment-field.tsx';
import { nextHour } from './publishing-fields.tsx';
import { type AutosaveState, createAutosaver } from './use-autosave.ts';

describe('a moment', () => {
  it.each([
    ['2026-11-16T09:30:00.000Z', '2026-11-16T09:30'],
    // Summer time: London is an hour ahead.
    ['2026-07-01T09:30:00.000Z', '2026-07-01T10:30'],
  ])('%s is %s on London’s clock, and back', (moment, typed) => {
    expect(wallTime(new Date(moment))).toBe(typed);
    expect(momentFrom(typed)).toBe(moment);
  });

  it.each(['', '2026-02-30T10:00', '2026-11-16', 'soon'])('is none when "%s" is typed', (typed) => {
    expect(momentFrom(typed)).toBe('');
  });

  it('starts at the next full hour, and a time to come means waiting for it', () => {
    const now = new Date('2026-11-16T09:30:00Z');
    expect(nextHour(now)).toBe('2026-11-16T10:00:00.000Z');
    expect(statusToPublish(nextHour(now), now)).toBe('scheduled');
    expect(statusToPublish('2026-11-16T09:00:00Z', now)).toBe('published');
    expect(statusToPublish(undefined, now)).toBe('published');
    expect(statusToPublish('', now)).toBe('published');
  });
});

describe('a text kept while typing', () => {
  it('comes back, and what does not fit is as saved', () => {
    const saved = { ...emptyPost, title: 'Saved', slug: 'saved', tagIds: ['a'] };
    const kept = { title: 'Typed', slug: 7, content: 'x', tagIds: ['b', 3], status: 'gone', publishedAt: '' };
    expect(valuesFromAutosave(kept, saved)).toEqual({
      ...saved,
      title: 'Typed',
      tagIds: ['b'],
      publishedAt: '',
    });
  });

  it('is a change when anything but the pressed button differs', () => {
    expect(hasChanges(emptyPost, { ...emptyPost, status: 'published' })).toBe(false);
    expect(hasChanges(emptyPost, { ...emptyPost, publishedAt: '' })).toBe(true);
  });

  it.each([
    [0, 'Saved just now'],
    [59, 'Saved just now'],
    [60, 'Saved a minute ago'],
    [600, 'Saved 10 minutes ago'],
  ])('was saved %s seconds ago: %s', (seconds, words) => {
    const at = new Date('2026-11-16T09:30:00Z');
    expect(savedWords(at, new Date(at.getTime() + seconds * 1000))).toBe(words);
  });
});

describe('keeping what is typed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Answers are given by the test, one by one. */
  function keeping() {
    const said: AutosaveState['kind'][] = [];
    const answers: { yes: () => void; no: () => void }[] = [];
    const send = () =>
      new Promise<Date>((resolve, reject) => {
        answers.push({ yes: () => resolve(new Date()), no: () => reject(new Error('no')) });
      });
    return { said, answers, autosaver: createAutosaver(send, ({ kind }) => said.push(kind)) };
  }

  it('sends once after a pause, however much was typed', async () => {
    const { said, answers, autosaver } = keeping();
    autosaver.changed();
    await vi.advanceTimersByTimeAsync(1000);
    autosaver.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(answers).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(answers).toHaveLength(1);
    answers[0]?.yes();
    await vi.advanceTimersByTimeAsync(0);
    expect(said.at(-1)).toBe('saved');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers).toHaveLength(1);
  });

  it('never has two on their way, and sends again what was typed meanwhile', async () => {
    const { said, answers, autosaver } = keeping();
    autosaver.changed();
    await vi.advanceTimersByTimeAsync(1500);
    autosaver.changed();
    await vi.advanceTimersByTimeAsync(5000);
    expect(answers).toHaveLength(1);
    answers[0]?.yes();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(answers).toHaveLength(2);
    answers[1]?.yes();
    await vi.advanceTimersByTimeAsync(0);
    expect(said.at(-1)).toBe('saved');
  });

  it('says when it did not work, and tries again', async () => {
    const { said, answers, autosaver } = keeping();
    autosaver.changed();
    await vi.advanceTimersByTimeAsync(1500);
    answers[0]?.no();
    await vi.advanceTimersByTimeAsync(0);
    expect(said.at(-1)).toBe('failed');
    await vi.advanceTimersByTimeAsync(8000);
    answers[1]?.yes();
    await vi.advanceTimersByTimeAsync(0);
    expect(said.at(-1)).toBe('saved');
  });

  it('is quiet once settled for a real save, and goes on when that fails', async () => {
    const { answers, autosaver } = keeping();
    autosaver.changed();
    await vi.advanceTimersByTimeAsync(1500);
    autosaver.changed();
    const settled = autosaver.settle();
    answers[0]?.yes();
    await settled;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers).toHaveLength(1);
    autosaver.changed();
    await vi.advanceTimersByTimeAsync(1500);
    expect(answers).toHaveLength(2);
  });

  it('sends the last words of someone who leaves, and nothing after a real save', async () => {
    const leaving = keeping();
    leaving.autosaver.changed();
    leaving.autosaver.leave();
    expect(leaving.answers).toHaveLength(1);
    const done = keeping();
    done.autosaver.changed();
    done.autosaver.stop();
    done.autosaver.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done.answers).toHaveLength(0);
  });
});
