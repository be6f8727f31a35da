import { testKinds } from '@plainclaim/domain/qa/rule-check';
import { AppError } from '@plainclaim/domain/shared/errors';
import { describe, expect, it } from 'vitest';
import { consoleFileName, consoleText } from './console-lines.ts';
import { deadlineProblem, generateFailure, movedWords, refusal } from './panel-words.ts';
import { afterEvent, brokenOff, resultWords, runTitles } from './test-run.ts';

const now = new Date('2026-11-16T09:30:05Z');
const id = '00000000-0000-4000-8000-000000000001';

describe('a run', () => {
  const begun = { kind: 'deadline', done: 3, total: 10 } as const;
  const hear = (event: string, data: object) => afterEvent(begun, { event, data: JSON.stringify(data) }, now);

  it('has a title for every kind', () => {
    expect(testKinds.map((kind) => runTitles[kind]).every((title) => /tests?$/.test(title))).toBe(true);
  });

  it('knows how much there is to do', () => {
    expect(hear('started', { total: 54, at: now.toISOString() })).toMatchObject({
      progress: { done: 3, total: 54 },
      line: { at: now, words: 'Deadline tests: 54 checks started' },
    });
  });

  it('counts every result and says how it went', () => {
    const result = { name: 'Scotland, Other', ok: true, expected: '14 days', got: '14 days', ms: 2 };
    const told = hear('result', result);
    expect(told.progress.done).toBe(4);
    expect(told.line?.words).toBe('Scotland, Other: 14 days (2 ms) ✅');
    expect(told.outcome).toBeUndefined();
    expect(resultWords({ ...result, ok: false, got: '15 days' })).toBe(
      'Scotland, Other: expected 14 days, got 15 days (2 ms) ❌',
    );
  });

  it.each([
    ['done', { passed: 10, failed: 0, ms: 2345 }, true, 'Deadline tests: all 10 checks passed in 2.3 s ✅'],
    ['done', { passed: 9, failed: 1, ms: 400 }, false, 'Deadline tests: 1 of 10 checks failed in 0.4 s ❌'],
    ['error', { error: 'The tests broke off.' }, false, 'Deadline tests: The tests broke off. ❌'],
  ])('ends with %s', (event, data, ok, words) => {
    expect(hear(event, data).outcome).toEqual({ ok, words });
  });

  it('that nobody hears of any more has failed', () => {
    expect(brokenOff(begun, now).outcome).toEqual({
      ok: false,
      words: 'Deadline tests: the connection broke off ❌',
    });
  });
});

it('makes one text of the console, with London’s times', () => {
  const summer = new Date('2026-07-01T12:00:09Z');
  expect(consoleText([{ id: 1, at: summer, words: 'Done ✅' }])).toBe(
    'Plainclaim test results, Jul 01, 2026 at 1:00 PM\n[13:00:09] Done ✅\n',
  );
  expect(consoleText([])).toBe('');
  expect(consoleFileName(now)).toBe('plainclaim-test-results-2026-11-16T09-30-05.txt');
});

describe('the panel says', () => {
  it.each([
    ['', '2026-12-01', 'Please enter claim IDs to update ❌'],
    [' ,\n', '2026-12-01', 'Please enter claim IDs to update ❌'],
    ['7', '2026-12-01', 'This is not a claim ID: 7 ❌'],
    [id, '', 'Please choose a deadline ❌'],
    [id, '2026-02-30', 'Please choose a deadline ❌'],
    [id, '2026-12-01', undefined],
  ])('of %j and %j: %s', (ids, deadline, words) => {
    expect(deadlineProblem(ids, deadline)?.words).toBe(words);
  });

  it('who has to sign in', () => {
    const signedOut = new AppError('unauthenticated', 'no session');
    expect(generateFailure(signedOut).words).toBe('Please sign in to generate test data ❌');
    const refused = new AppError('forbidden', 'no', { userMessage: 'Sign in as a tester.' });
    expect(generateFailure(refused).words).toBe('Sign in as a tester. ❌');
  });

  it('what the server says about a field', () => {
    const fields = [{ field: 'claim_ids', message: 'Too many' }];
    expect(refusal(new AppError('validation_failed', 'no', { fields })).words).toBe('Too many ❌');
  });

  it('which claims were left', () => {
    expect(movedWords([id], []).words).toBe('Updated the deadline of 1 test claim ✅');
    expect(movedWords([], [id]).words).toBe(`No claim of a tester: ${id} ❌`);
    expect(movedWords([id, id], ['x']).words).toBe(
      'Updated the deadline of 2 test claims. No claim of a tester: x ❌',
    );
  });
});
