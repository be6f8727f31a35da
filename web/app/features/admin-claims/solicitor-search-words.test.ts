import { describe, expect, it } from 'vitest';
import { askedLook, askedWhen, beforeSearch, searchState } from './solicitor-search-words.ts';

const asked = {
  asked_at: '2026-11-16T09:00:00.000Z',
  answer_by: '2026-11-19T23:59:00.000Z',
  answered_at: null,
  ended_at: null,
};

describe('somebody who was asked', () => {
  it.each([
    ['pending', 'Waiting for an answer', {}, /^Asked .*; answer due by /],
    ['declined', 'Declined', { answered_at: '2026-11-17T10:00:00.000Z' }, /^Asked .*; answered /],
    ['expired', 'Passed on to someone else', { ended_at: '2026-11-20T00:00:00.000Z' }, /; no answer until /],
    ['withdrawn', 'Withdrawn', {}, /^Asked [^;]*$/],
  ] as const)('is %s', (status, label, moments, when) => {
    expect(askedLook({ status }).label).toBe(label);
    expect(askedWhen({ status, ...asked, ...moments })).toMatch(when);
  });
});

it('a search that was withdrawn says who could have ended it', () => {
  expect(searchState({ status: 'withdrawn' })).toBe(
    'It has ended: the claimant took back their consent, or the claim was closed.',
  );
});

describe('before anybody is asked', () => {
  const at = (action: 'escalation' | 'dispute', created_at: string) =>
    ({ action, created_at }) as Parameters<typeof beforeSearch>[0][number];

  it('says whether the claimant was asked to agree, and when last', () => {
    expect(beforeSearch([at('dispute', '2026-11-16T09:00:00.000Z')])).toContain('Escalate to Legal');
    const twice = [
      at('escalation', '2026-11-14T09:00:00.000Z'),
      at('escalation', '2026-11-16T09:00:00.000Z'),
    ];
    expect(beforeSearch(twice)).toContain('On Nov 16, 2026');
  });
});
