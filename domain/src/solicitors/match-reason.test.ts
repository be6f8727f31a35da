import { expect, it } from 'vitest';
import { matchReason, reasonToSolicitor } from './match-reason.ts';

const wanted = { jurisdiction: 'Scotland', issueType: 'Debt Recovery' } as const;

it.each([
  [0, 'no open cases'],
  [1, '1 open case'],
  [2, '2 open cases'],
])('says why a solicitor with %d cases was asked', (openCases, load) => {
  expect(matchReason(wanted, openCases, 'in the same postcode area')).toBe(
    `Chosen because they take on Debt Recovery in Scotland, are in the same postcode area, and had ${load} with us when we asked.`,
  );
});

it('speaks to the solicitor of themselves', () => {
  expect(reasonToSolicitor(matchReason(wanted, 0, 'near'))).toBe(
    'Chosen because you take on Debt Recovery in Scotland, are near, and had no open cases with us when we asked.',
  );
});
