import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Review } from '../../api/admin-api.ts';
import { actionWords } from './action-words.tsx';

const reads = {
  now: 'The defendant has replied. What they wrote is below.',
  if_disputed: 'The defendant disputes your claim. What they wrote is below.',
  if_not_disputed: 'The defendant has replied. What they wrote is below.',
};

const effect = (action: 'dispute' | 'not-dispute', isHeld = false) =>
  renderToStaticMarkup(actionWords[action].effect({} as Review['claim'], { ...reads, isHeld }));

describe('the dispute mark', () => {
  it('asks first, with the sentence that the claimant will read and the way back', () => {
    const { question, verb } = actionWords.dispute;
    expect([question, verb]).toEqual(['Mark this claim as a dispute?', 'Mark as a dispute']);
    expect(effect('dispute')).toContain(`says at once: <q>${reads.if_disputed}</q>`);
    expect(effect('dispute')).toContain(`Now it says: <q>${reads.now}</q>`);
    expect(effect('dispute')).toContain('“Take Back the Dispute Mark” removes it again.');
  });

  it('does not say that the claimant reads it at once while they see nothing of the reply', () => {
    const words = effect('dispute', true);
    expect(words).toContain(`When its minute is over, their page says: <q>${reads.if_disputed}</q>`);
    expect(words).not.toContain('at once');
    expect(words).not.toContain('Now it says');
  });

  it('says so where the page does not change', () => {
    expect(effect('not-dispute')).toContain(`stays as it is: <q>${reads.now}</q>`);
  });
});
