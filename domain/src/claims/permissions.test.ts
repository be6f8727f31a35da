import { describe, expect, it } from 'vitest';
import type { Role } from '../accounts/roles.ts';
import {
  canAddDocuments,
  canCancelClaim,
  canLiftHold,
  canMarkPaid,
  canSendLetter,
  canSetHold,
  canTakeCourtRoute,
  canViewClaim,
  canWriteLetter,
  letterLinksWork,
} from './permissions.ts';
import { type ClaimStatus, claimStatuses } from './statuses.ts';

const actor = (userId: string, role: Role) => ({ userId, role });
const owner = actor('owner', 'plaintiff');
const other = actor('other', 'plaintiff');
const admin = actor('admin', 'admin');
const solicitor = actor('solicitor', 'solicitor');
const tester = actor('tester', 'tester');
const everyone = { owner, other, admin, solicitor, tester };

const claim = (status: ClaimStatus = 'pending') => ({ userId: 'owner', status, referredTo: [] as string[] });

const whoMay = (may: (one: typeof owner) => boolean) =>
  Object.entries(everyone)
    .filter(([, one]) => may(one))
    .map(([name]) => name);

describe('a claim', () => {
  it('is seen by its owner and admins, and by a solicitor only when it was referred to them', () => {
    expect(whoMay((one) => canViewClaim(one, claim()))).toEqual(['owner', 'admin']);
    const referred = { ...claim(), referredTo: ['solicitor'] };
    expect(whoMay((one) => canViewClaim(one, referred))).toEqual(['owner', 'admin', 'solicitor']);
    expect(canViewClaim(other, { ...claim(), referredTo: ['other'] })).toBe(false);
    expect(canViewClaim(solicitor, { userId: 'owner', status: 'pending' })).toBe(false);
  });

  it.each([
    ['cancelled', canCancelClaim, ['owner', 'admin']],
    ['marked as paid', canMarkPaid, ['owner']],
    ['taken to court', canTakeCourtRoute, ['owner']],
    ['added to', canAddDocuments, ['owner', 'admin']],
    ['paused', canSetHold, ['owner', 'admin']],
  ] as const)('may be %s', (_what, may, people) => {
    expect(whoMay((one) => may(one, claim()))).toEqual(people);
    for (const status of ['resolved', 'cancelled'] as const)
      expect(whoMay((one) => may(one, claim(status)))).toEqual([]);
  });

  it('gets a letter from its owner or an admin, while it is open and has none', () => {
    expect(whoMay((one) => canWriteLetter(one, { ...claim(), hasLetter: false }))).toEqual([
      'owner',
      'admin',
    ]);
    expect(whoMay((one) => canWriteLetter(one, { ...claim(), hasLetter: true }))).toEqual([]);
    for (const status of claimStatuses)
      expect(canWriteLetter(owner, { ...claim(status), hasLetter: false })).toBe(
        status !== 'resolved' && status !== 'cancelled',
      );
  });

  it('has its letter sent by its owner or an admin, once, while it is open', () => {
    const kept = { ...claim(), letter: 'unsent' as const };
    expect(whoMay((one) => canSendLetter(one, kept))).toEqual(['owner', 'admin']);
    for (const letter of ['missing', 'queued', 'not-served', 'served'] as const)
      expect(whoMay((one) => canSendLetter(one, { ...kept, letter }))).toEqual([]);
    for (const status of ['resolved', 'cancelled'] as const)
      expect(whoMay((one) => canSendLetter(one, { ...kept, status }))).toEqual([]);
  });

  it('is set going again by an admin, and by its owner where that is who paused it', () => {
    const whoLifts = (setBy: 'claimant' | 'admin' | 'defendant', status: ClaimStatus = 'pending') =>
      whoMay((one) => canLiftHold(one, claim(status), { setBy }));
    expect(whoLifts('claimant')).toEqual(['owner', 'admin']);
    expect(whoLifts('admin')).toEqual(['admin']);
    expect(whoLifts('defendant')).toEqual(['admin']);
    expect(whoLifts('claimant', 'resolved')).toEqual([]);
  });

  it('goes to court only from where it waits or was answered', () => {
    const from = claimStatuses.filter((status) => canTakeCourtRoute(owner, claim(status)));
    expect(from).toEqual(['pending', 'responded']);
  });

  it('lets readers of its letter fetch what that links to, until it is cancelled', () => {
    const works = claimStatuses.filter((status) => letterLinksWork({ status }));
    expect(works).toEqual(claimStatuses.filter((status) => status !== 'cancelled'));
  });
});
