import { describe, expect, it } from 'vitest';
import { actsOn, approvalWaitsFor, casesInWords } from './solicitor-words.ts';

describe('what can be done', () => {
  it.each([
    ['pending', ['approve', 'decline'], ['Approve', 'Decline']],
    ['approved', ['suspend'], ['Suspend']],
    ['declined', ['approve'], ['Approve']],
    ['suspended', ['approve'], ['Reinstate']],
  ] as const)('to someone %s', (status, possible, verbs) => {
    const acts = actsOn({ status, full_name: 'Priya Nair', possible_decisions: [...possible] });
    expect(acts.map(({ verb }) => verb)).toEqual(verbs);
    for (const { question, verb } of acts) expect(question).toBe(`${verb} Priya Nair?`);
  });

  it('is said of someone without a name, too', () => {
    const [act] = actsOn({ status: 'approved', full_name: '', possible_decisions: ['suspend'] });
    expect(act?.done).toBe('This solicitor is suspended.');
  });
});

describe('approval', () => {
  it('waits for every number that is missing', () => {
    const jurisdictions = ['England & Wales', 'Scotland'];
    expect(approvalWaitsFor({ jurisdictions, unproven_jurisdictions: jurisdictions })).toBe(
      'Before approval we need: SRA number, Law Society of Scotland number.',
    );
    expect(approvalWaitsFor({ jurisdictions, unproven_jurisdictions: [] })).toBeUndefined();
  });

  it('waits for somewhere to act', () => {
    expect(approvalWaitsFor({ jurisdictions: [], unproven_jurisdictions: [] })).toBe(
      'Before approval we need: a jurisdiction.',
    );
  });
});

it.each([
  [{ open: 0, answered: 0, accepted: 0 }, 'None open; never answered yet'],
  [{ open: 2, answered: 5, accepted: 4 }, '2 open; 4 of 5 accepted'],
])('%j', (cases, words) => {
  expect(casesInWords(cases)).toBe(words);
});
