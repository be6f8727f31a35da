import { describe, expect, it } from 'vitest';
import { openWords } from './open-words.ts';
import { deletionForm, emptyProof, type ProofNeeded, proofForm } from './proof-form.ts';

it.each([
  [0, 0, undefined],
  [1, 0, '1 open claim of yours is cancelled.'],
  [2, 1, '2 open claims of yours are cancelled, and 1 unfinished claim is deleted.'],
  [0, 3, '3 unfinished claims are deleted.'],
])('%i open and %i unfinished claims: %s', (open_claims, drafts, words) => {
  expect(openWords({ open_claims, drafts })).toBe(words);
});

describe('what is asked for again', () => {
  const fields = (needed: ProofNeeded) =>
    proofForm(needed)
      .safeParse(emptyProof)
      .error?.issues.map(({ path }) => path[0]) ?? [];

  it.each([
    ['password', false, ['password']],
    ['password', true, ['password', 'code']],
    ['code', false, ['mailedCode']],
    ['code', true, ['mailedCode', 'code']],
    ['sign-in', false, []],
    ['sign-in', true, ['code']],
  ] as const)('by %s, second step %s: %j', (confirm_by, has_second_step, expected) => {
    expect(fields({ confirm_by, has_second_step })).toEqual(expected);
  });

  it('is the word in capitals as well, to delete', () => {
    const form = deletionForm({ confirm_by: 'password', has_second_step: false });
    const typed = (confirm: string) => form.safeParse({ ...emptyProof, password: 'x', confirm }).success;
    expect([typed(' DELETE '), typed('delete'), typed('')]).toEqual([true, false, false]);
  });
});
