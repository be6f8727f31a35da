import { describe, expect, it } from 'vitest';
import { pence } from '../shared/money.ts';
import {
  changeLinkSending,
  type LinkEvent,
  type LinkSending,
  linkRefusal,
  linkWords,
  planLink,
} from './link-sending.ts';

const facts = {
  claimId: '3fd2b6a8-91c4-4e0b-8d75-0a6e5c2f41b9',
  amount: 900,
  defendantEmail: 'accounts@tarn.example',
  senderEmail: null,
};

describe('pressing Send Payment Link', () => {
  it.each([
    ['sends to the defendant', {}, { kind: 'send', to: 'defendant' }],
    [
      'minds no capital letters',
      { senderEmail: 'Accounts@Tarn.example ' },
      { kind: 'send', to: 'defendant' },
    ],
    [
      'asks when the reply came from elsewhere',
      { senderEmail: 'gareth@tarn.example' },
      { kind: 'ask', isDefendantEmailKnown: true },
    ],
    [
      'asks when only the sender is known',
      { senderEmail: 'gareth@tarn.example', defendantEmail: 'unknown@defendant.invalid' },
      { kind: 'ask', isDefendantEmailKnown: false },
    ],
    ['needs a claim', { claimId: null }, { kind: 'missing' }],
    ['needs an address', { defendantEmail: '' }, { kind: 'missing' }],
    ['needs an amount', { amount: null }, { kind: 'missing' }],
    ['needs more than nothing', { amount: 0 }, { kind: 'missing' }],
  ] as const)('%s', (_, given, plan) => {
    expect(planLink({ ...facts, ...given })).toEqual(plan);
  });
});

describe('the button', () => {
  const after = (...events: LinkEvent[]): LinkSending =>
    events.reduce(changeLinkSending, { step: 'idle' } as LinkSending);
  const press: LinkEvent = { type: 'pressed', plan: { kind: 'send', to: 'defendant' } };
  const yes: LinkEvent = { type: 'chosen', to: 'defendant' };
  const toAsk: LinkEvent = { type: 'pressed', plan: { kind: 'ask', isDefendantEmailKnown: true } };

  it('says what is missing and sends nothing', () => {
    expect(after({ type: 'pressed', plan: { kind: 'missing' } })).toEqual({
      step: 'failed',
      message: 'Missing claim details (ID, email, or amount) to send payment link.',
    });
  });

  it('asks, and goes back when nobody chooses', () => {
    expect(after(press)).toEqual({ step: 'asking' });
    expect(after(press, yes)).toEqual({ step: 'sending', to: 'defendant' });
    expect(after(toAsk)).toEqual({ step: 'asking' });
    expect(after(toAsk, { type: 'closed' })).toEqual({ step: 'idle' });
    expect(after(toAsk, { type: 'chosen', to: 'sender' })).toEqual({ step: 'sending', to: 'sender' });
  });

  it('ignores everything but the answer while it sends', () => {
    const sending = { step: 'sending', to: 'defendant' };
    expect(after(press, yes, press)).toEqual(sending);
    expect(after(press, yes, toAsk)).toEqual(sending);
    expect(after(press, yes, { type: 'closed' })).toEqual(sending);
    expect(after(press, yes, { type: 'shown-long-enough' })).toEqual(sending);
  });

  it('says how it ended, for a while', () => {
    const failed: LinkEvent = { type: 'failed', message: 'no' };
    expect(after(press, yes, { type: 'sent' })).toEqual({ step: 'sent' });
    expect(after(press, yes, failed)).toEqual({ step: 'failed', message: 'no' });
    expect(after(press, yes, { type: 'sent' }, { type: 'shown-long-enough' })).toEqual({ step: 'idle' });
    expect(after({ type: 'sent' })).toEqual({ step: 'idle' });
  });

  it('can be pressed again after a failure', () => {
    expect(after(press, yes, { type: 'failed', message: 'no' }, press)).toEqual({ step: 'asking' });
  });
});

it('refuses a link while an offer stands', () => {
  expect(linkRefusal({ standing: null, due: pence(90_000) })).toBeNull();
  expect(linkRefusal({ standing: pence(60_000), due: pence(90_000) })).toBe(
    'An offer of £600.00 waits for the claimant’s answer, so no link for £900.00 is sent. Wait for the answer, or withdraw the offer first.',
  );
});

it('says how long the link works', () => {
  expect(linkWords.sent).toBe('The payment link was sent. It expires in 30 days.');
  expect(linkWords.failedBecause('no post today')).toBe('Failed to send payment link: no post today');
});
