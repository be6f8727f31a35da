import { emptyFactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { expect, it } from 'vitest';
import { withKindOfNew } from './row-kind.ts';

it('gives a suggested sum the kind of the claim, and leaves the others', () => {
  const rowsOf = (...ids: string[]) => ({
    ...emptyFactsInput,
    rows: ids.flatMap((id) => emptyFactsInput.rows.map((row) => ({ ...row, id, kind: 'debt' }))),
  });
  const kinds = (issueType: string) =>
    withKindOfNew(rowsOf('a'), rowsOf('a', 'b'), issueType).rows.map(({ kind }) => kind);
  expect(kinds('Personal Injury')).toEqual(['debt', 'loss']);
  expect(kinds('Debt Recovery')).toEqual(['debt', 'debt']);
  expect(kinds('')).toEqual(['debt', 'debt']);
});
