import { describe, expect, it } from 'vitest';
import { pence } from '../shared/money.ts';
import { type ClaimProgress, nextStep } from './next-step.ts';
import { claimStatuses } from './statuses.ts';

const now = new Date('2026-11-20T10:00:00Z');
const late = new Date('2026-12-17T00:00:00Z');

const claim: ClaimProgress = {
  amount: pence(125_000),
  jurisdiction: 'England & Wales',
  issueType: 'Debt Recovery',
  status: 'pending',
  responseDeadline: new Date('2026-12-16T10:00:00Z'),
  letter: 'served',
  isEmailUnknown: false,
  hasReplied: true,
};

const notYet = { responseDeadline: null };

const offer = { amount: pence(60_000), state: 'waiting' as const };

const kindOf = (more: Partial<ClaimProgress>, at = now) => nextStep({ ...claim, ...more }, at).kind;

describe('what happens next', () => {
  it.each<[Partial<ClaimProgress>, Date, string]>([
    [{}, now, 'wait'],
    // Posted: the address is still unknown, and the window runs.
    [{ isEmailUnknown: true }, now, 'wait'],
    [{ ...notYet, letter: 'queued' }, now, 'sending'],
    [{ ...notYet, letter: 'queued', isEmailUnknown: true }, now, 'sending'],
    [{ ...notYet, letter: 'not-served' }, now, 'serve'],
    [{ ...notYet, letter: 'not-served', isEmailUnknown: true }, now, 'serve'],
    [{ ...notYet, letter: 'missing' }, now, 'write-letter'],
    [{ ...notYet, letter: 'unsent' }, now, 'write-letter'],
    [{}, late, 'after-deadline'],
    [{ isEmailUnknown: true }, late, 'after-deadline'],
    // A reply to a letter that was never delivered cannot be late, whatever a deadline says.
    [{ letter: 'not-served' }, late, 'serve'],
    [{ letter: 'queued' }, late, 'sending'],
    [{ ...notYet, letter: 'served' }, late, 'serve'],
    [{ ...notYet, letter: 'queued', status: 'responded' }, late, 'read-reply'],
    [{ ...notYet, letter: 'not-served', status: 'cancelled' }, late, 'stopped'],
    [{ status: 'active' }, late, 'in-hand'],
    [{ status: 'responded' }, late, 'read-reply'],
    [{ status: 'responded', turn: 'replied' }, late, 'read-reply'],
    [{ status: 'responded', turn: 'seems-to-pay' }, late, 'read-reply'],
    [{ status: 'responded', turn: 'seems-disputed' }, late, 'seems-disputed'],
    [{ status: 'responded', turn: 'disputed' }, late, 'disputed'],
    [{ status: 'responded', turn: 'asked-to-explain' }, late, 'await-explanation'],
    [{ status: 'responded', turn: 'solicitor-suggested' }, late, 'agree-solicitor'],
    [{ status: 'responded', turn: 'asking-solicitors' }, late, 'asking-solicitors'],
    [{ status: 'responded', turn: 'no-solicitor' }, late, 'no-solicitor'],
    [{ status: 'responded', turn: 'asked-to-pay' }, late, 'asked-to-pay'],
    [{ status: 'responded', turn: 'asked-to-pay', search: 'placed' }, late, 'with-solicitor'],
    [{ status: 'responded', turn: 'refunded' }, late, 'after-refund'],
    // Nobody replied: only a refund opens such a claim again, whatever came of the search since.
    [{ status: 'responded', hasReplied: false }, late, 'after-refund'],
    [{ status: 'responded', turn: 'replied', hasReplied: false }, late, 'after-refund'],
    [
      { status: 'responded', turn: 'replied', hasReplied: false, search: 'asking' },
      late,
      'asking-solicitors',
    ],
    [{ status: 'responded', turn: 'solicitor-suggested', hasReplied: false }, late, 'agree-solicitor'],
    // A solicitor took the case on, and has not finished.
    [{ status: 'active', turn: 'asking-solicitors' }, late, 'in-hand'],
    [{ status: 'active', turn: 'solicitor-done' }, late, 'solicitor-done'],
    // The solicitor who took the case on lost it, and nobody else fits.
    [{ status: 'active', turn: 'no-solicitor' }, late, 'no-solicitor'],
    // While a search for a solicitor is open, how it stands comes before the advice to find one.
    [{ search: 'asking' }, now, 'wait'],
    [{ search: 'asking' }, late, 'asking-solicitors'],
    [{ search: 'placed', status: 'active' }, late, 'with-solicitor'],
    [{ search: 'placed', status: 'responded', turn: 'disputed' }, late, 'with-solicitor'],
    [{ search: 'asking', status: 'responded', turn: 'solicitor-suggested' }, late, 'asking-solicitors'],
    [{ search: 'asking', status: 'responded', turn: 'asked-to-explain' }, late, 'await-explanation'],
    [{ search: 'asking', offer: { ...offer, state: 'rejected' } }, now, 'asking-solicitors'],
    [{ search: 'placed', offer, status: 'active' }, now, 'answer-offer'],
    [{ search: 'asking', status: 'cancelled' }, now, 'stopped'],
    [{ status: 'resolved', turn: 'solicitor-done' }, late, 'done'],
    [{ status: 'responded', turn: 'solicitor-suggested', offer }, late, 'answer-offer'],
    [{ status: 'settlement_accepted_payment_pending' }, late, 'await-payment'],
    [{ status: 'resolved' }, late, 'done'],
    [{ status: 'cancelled' }, late, 'stopped'],
    [{ offer }, now, 'answer-offer'],
    [{ offer }, late, 'answer-offer'],
    [{ offer, status: 'active' }, now, 'answer-offer'],
    [{ offer, status: 'responded' }, now, 'answer-offer'],
    // An offer that can no longer be answered is no next step.
    [{ offer, status: 'settlement_accepted_payment_pending' }, now, 'await-payment'],
    [{ offer, status: 'cancelled' }, now, 'stopped'],
    [{ offer: { ...offer, state: 'rejected' } }, now, 'after-rejection'],
    [{ offer: { ...offer, state: 'rejected' }, status: 'responded' }, late, 'after-rejection'],
    // The claimant has taken the court route since.
    [{ offer: { ...offer, state: 'rejected' }, status: 'active' }, now, 'in-hand'],
    [{ offer: { ...offer, state: 'accepted' }, status: 'responded' }, now, 'read-reply'],
  ])('%o at %o: %s', (more, at, kind) => {
    expect(kindOf(more, at)).toBe(kind);
  });

  it.each([
    [500_000, ['small-claims-help']],
    [500_001, ['solicitor']],
  ])('of %i pence in Scotland, after turning an offer down, offers %o', (amount, options) => {
    const offer = { amount: pence(60_000), state: 'rejected' as const };
    const progress = { ...claim, amount: pence(amount), jurisdiction: 'Scotland' as const, offer };
    expect(nextStep(progress, now).options).toEqual(options);
  });

  it('tells a letter that is missing from one that was not sent', () => {
    const missing = nextStep({ ...claim, ...notYet, letter: 'missing' }, now);
    expect(missing.sentence).toBe('Your letter has not been written yet. Generate it below.');
    expect(nextStep({ ...claim, ...notYet, letter: 'unsent' }, now)).toMatchObject({
      kind: 'write-letter',
      sentence: 'Your letter is ready but has not been sent to the defendant yet.',
    });
  });

  it('names the last day while there is one', () => {
    expect(nextStep(claim, now).sentence).toBe(
      'Nothing to do for now: the defendant has until 16 December 2026 to reply.',
    );
  });

  it('offers mediation or small-claims help up to the limit, and a solicitor above it', () => {
    expect(nextStep(claim, late)).toMatchObject({
      sentence: 'No reply came by 16 December 2026. You can offer mediation or take the small claims route.',
      options: ['mediation', 'small-claims-help'],
    });
    expect(nextStep({ ...claim, amount: pence(1_000_000) }, late).options).toEqual([
      'mediation',
      'small-claims-help',
    ]);
    expect(nextStep({ ...claim, amount: pence(1_000_001) }, late)).toMatchObject({
      sentence:
        'No reply came by 16 December 2026. Your claim is above £10,000, so the next step is a solicitor.',
      options: ['solicitor'],
    });
    const injury = { ...claim, issueType: 'Personal Injury' as const };
    expect(nextStep(injury, late).options).toEqual(['mediation', 'advice']);
    expect(nextStep({ ...injury, amount: pence(5_000_000) }, late).options).toEqual(['solicitor']);
  });

  it.each([
    [
      'seems-disputed',
      'The defendant has replied and seems to dispute your claim. What they wrote is below.',
    ],
    ['disputed', 'The defendant disputes your claim. What they wrote is below.'],
  ] as const)('after a reply that is %s, the claimant chooses as after silence', (turn, beginning) => {
    const disputed = { ...claim, status: 'responded' as const, turn };
    expect(nextStep(disputed, late)).toMatchObject({
      sentence: `${beginning} You can offer mediation or take the small claims route.`,
      options: ['mediation', 'small-claims-help'],
    });
    expect(nextStep({ ...disputed, amount: pence(1_000_001) }, late)).toMatchObject({
      sentence: `${beginning} Your claim is above £10,000, so the next step is a solicitor.`,
      options: ['solicitor'],
    });
  });

  it.each([
    [undefined, 'The defendant has replied. What they wrote is below. Our team is reading it too.'],
    ['seems-to-pay', 'The defendant has replied and seems ready to pay. What they wrote is below.'],
    [
      'seems-to-offer-part',
      'The defendant has replied and seems to offer part of what you claim. What they wrote is below. Our team is reading it too.',
    ],
  ] as const)('after any other reply (%s), too, nobody has to wait for our team', (turn, sentence) => {
    const replied = nextStep({ ...claim, status: 'responded', turn }, late);
    expect(replied).toMatchObject({ sentence, options: ['mediation', 'small-claims-help'] });
  });

  it('speaks of a reply only where there is one', () => {
    for (const turn of [undefined, 'replied', 'solicitor-suggested', 'refunded'] as const)
      for (const search of [undefined, 'asking'] as const) {
        const refunded = { ...claim, status: 'responded' as const, turn, search };
        expect(nextStep({ ...refunded, hasReplied: false }, late).sentence).not.toMatch(
          /replied|wrote|reading/,
        );
      }
  });

  it('says what happened and how the search for a solicitor stands, and not how to find one', () => {
    const large = { ...claim, amount: pence(1_000_001), search: 'asking' as const };
    expect(nextStep(large, late)).toMatchObject({
      sentence:
        'No reply came by 16 December 2026. We are asking solicitors for you. Who was asked, and what they said, is shown below.',
      options: [],
    });
    expect(
      nextStep({ ...large, search: 'placed', status: 'responded', turn: 'disputed' }, late),
    ).toMatchObject({
      sentence:
        'The defendant disputes your claim. What they wrote is below. A solicitor has your case: who it is, and how to reach them, is shown below.',
      options: [],
    });
  });

  it('is whole sentences in every state, with a step of the claimant’s own where no letter arrived', () => {
    for (const status of claimStatuses)
      for (const letter of ['missing', 'unsent', 'queued', 'not-served', 'served'] as const)
        expect(nextStep({ ...claim, status, letter }, now).sentence).toMatch(/^[A-Z].*\.$/);
    for (const isEmailUnknown of [false, true]) {
      const { sentence } = nextStep({ ...claim, ...notYet, letter: 'not-served', isEmailUnknown }, now);
      expect(sentence).toContain('You can');
      // The dashboard shows it, too.
      expect(sentence).not.toMatch(/our team|by \d|below/i);
    }
  });

  it.each([false, true])(
    'says that a letter came back, with an unknown e-mail address: %s',
    (isEmailUnknown) => {
      const unserved = { ...claim, ...notYet, letter: 'not-served', isEmailUnknown } as const;
      const { kind, sentence } = nextStep({ ...unserved, cameBack: true }, now);
      expect(kind).toBe('serve');
      expect(sentence).toMatch(/^Your letter came back.*check their address/);
      expect(sentence).not.toMatch(/email address is known|below/);
      // Another copy arrived meanwhile.
      expect(nextStep({ ...claim, cameBack: true }, now).sentence).not.toContain('came back');
    },
  );
});

describe('a pause', () => {
  const hold = { until: null, isStatutory: false, isConfirmed: true };

  it.each(claimStatuses)('stands before all else for a claim that is %s, unless it is closed', (status) => {
    const isClosed = status === 'resolved' || status === 'cancelled';
    const kind = kindOf({ status, hold, offer, search: 'asking' }, late);
    expect(kind === 'on-hold').toBe(!isClosed);
  });

  it('says until when, and offers no way on', () => {
    expect(nextStep({ ...claim, hold }, late)).toMatchObject({
      sentence: expect.stringContaining('Paused until further notice.'),
      options: [],
    });
  });
});
