import { expect, it } from 'vitest';
import { type CountedReply, replyCounts, replyDeltas } from './reply-figures.ts';

const reply: CountedReply = {
  type: 'DISPUTE',
  // In London the new month has begun.
  processedAt: new Date('2026-06-30T23:30:00Z'),
};

it('counts a reply for its type, in London’s month', () => {
  expect(replyDeltas(reply)).toEqual([{ name: 'replies-dispute', bucket: '2026-07-01', delta: 1 }]);
});

it('finds the counts among all figures, with nought for a type nobody chose', () => {
  const sums = new Map([
    ['claims', 9],
    ['replies-payment', 3],
    ['replies-unclear', 2],
  ]);
  expect(replyCounts(sums)).toEqual({
    byType: [
      { type: 'PAYMENT', count: 3 },
      { type: 'DISPUTE', count: 0 },
      { type: 'DENIAL', count: 0 },
      { type: 'INFORMATION', count: 0 },
      { type: 'UNCLEAR', count: 2 },
    ],
    total: 5,
  });
});
