import { expect, it } from 'vitest';
import { isMatchSettled } from './settled-match.ts';

const now = new Date('2026-11-20T10:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

it.each([
  ['counted, and nothing to undo', at(-5), null, true],
  ['counted, and the minute is over', at(-60), now, true],
  ['counted, and may still be undone', at(-5), at(55), false],
  ['not counted', null, null, false],
])('%s', (_what, processedAt, undoUntil, settled) => {
  expect(isMatchSettled({ processedAt, undoUntil }, now)).toBe(settled);
});
