import { describe, expect, it } from 'vitest';
import { pence } from '../shared/money.ts';
import { type CountedClaim, figureDeltas } from './figure-deltas.ts';

const claim: CountedClaim = {
  createdAt: new Date('2026-11-02T10:00:00Z'),
  amount: pence(90_000),
  status: 'pending',
  responseDeadline: new Date('2026-12-02T10:00:00Z'),
  hasReply: false,
  isDisputed: false,
};

describe('what a change adds to the figures', () => {
  it('counts a new claim for its month, and for the day it is due', () => {
    expect(figureDeltas(null, claim)).toEqual([
      { name: 'claims', bucket: '2026-11-01', delta: 1 },
      { name: 'claims-value', bucket: '2026-11-01', delta: 90_000 },
      { name: 'with-deadline', bucket: '2026-11-01', delta: 1 },
      { name: 'pending-by-deadline', bucket: '2026-12-02', delta: 1 },
    ]);
  });

  it('moves a claim that was answered', () => {
    const answered: CountedClaim = {
      ...claim,
      status: 'responded',
      hasReply: true,
      responseDeadline: new Date('2026-11-20T10:00:00Z'),
    };
    expect(figureDeltas(claim, answered)).toEqual([
      { name: 'pending-by-deadline', bucket: '2026-12-02', delta: -1 },
      { name: 'with-replies', bucket: '2026-11-01', delta: 1 },
      { name: 'with-deadline-moved-on', bucket: '2026-11-01', delta: 1 },
    ]);
  });

  it('counts a mark as a dispute while the claim is open', () => {
    const disputed: CountedClaim = { ...claim, isDisputed: true };
    expect(figureDeltas(claim, disputed)).toEqual([{ name: 'disputed', bucket: '2026-11-01', delta: 1 }]);
    const closed: CountedClaim = { ...disputed, status: 'cancelled' };
    expect(figureDeltas(disputed, closed)).toContainEqual({
      name: 'disputed',
      bucket: '2026-11-01',
      delta: -1,
    });
  });

  it('takes back all of a claim that is removed, and nothing for what does not count', () => {
    const back = figureDeltas(claim, null).map(({ delta }) => delta);
    expect(back).toEqual([-1, -90_000, -1, -1]);
    expect(figureDeltas(claim, { ...claim })).toEqual([]);
    expect(figureDeltas(null, null)).toEqual([]);
  });
});
