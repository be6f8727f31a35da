import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HeldBack } from './held-back.tsx';

const later = new Date(Date.now() + 3_600_000).toISOString();
const before = new Date(Date.now() - 3_600_000).toISOString();

const held = { shown_from: later, answerable_until: null, replaced_at: null };
const replaced = { shown_from: before, answerable_until: later, replaced_at: before };

const shown = (offer: typeof held | typeof replaced, isClaimOpen: boolean) =>
  renderToStaticMarkup(<HeldBack offer={offer} isClaimOpen={isClaimOpen} />);

it('says what the claimant does not see yet, and what they can still answer', () => {
  expect(shown(held, true)).toContain('Until then it can be withdrawn without a trace for them.');
  expect(shown(replaced, true)).toContain('then they see the newer offer.');
});

it('promises nothing of an offer whose claim was closed meanwhile', () => {
  expect(shown(held, false)).toBe('');
  expect(shown(replaced, false)).toBe('');
});
