import { describe, expect, it } from 'vitest';
import { openWords } from './open-words.ts';
import { deletionForm, emptyProof, proofForm } from './proof-form.ts';

it.each([
  [0, 0, undefined],
  [1, 0, '1 open claim of yours is cancelled.'],
  [2, 1, '2 open claims of yours are cancelled, and 1 unfinished claim is deleted.'],
  [0, 3, '3 unfinished claims are deleted.'],
])('%i open and %i unfinished claims: %s', (open_claims, drafts, words) => {
  expect(openWords({ open_claims, drafts })).toBe(words);
});

describe('what is asked for again', () => {
  const fields = (needed: { has_password: boolean; has_second_step: boolean }) =>
    proofForm(needed)
      .safeParse(emptyProof)
      .error?.issues.map(({ path }) => path[0]) ?? [];

  it.each([
    [true, false, ['password']],
    [true, true, ['password', 'code']],
    [false, false, ['mailedCode']],
    [false, true, ['mailedCode', 'code']],
  ])('password %s, second step %s: %j', (has_password, has_second_step, expected) => {
    expect(fields({ has_password, has_second_step })).toEqual(expected);
  });

  it('is the word in capitals as well, to delete', () => {
    const form = deletionForm({ has_password: true, has_second_step: false });
    const typed = (confirm: string) => form.safeParse({ ...emptyProof, password: 'x', confirm }).success;
    expect([typed(' DELETE '), typed('delete'), typed('')]).toEqual([true, false, false]);
  });
});
