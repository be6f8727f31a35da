import { randomUUID } from 'node:crypto';
import type { IssueType } from '@plainclaim/domain/claims/issue-types';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { moveClaim } from '@plainclaim/domain/claims/statuses';
import type { Law } from '@plainclaim/domain/law/law';
import type { UkPostcode } from '@plainclaim/domain/shared/postcode';
import { matchSolicitors } from '@plainclaim/domain/solicitors/match';
import { answerDueBy } from '@plainclaim/domain/solicitors/referrals';
import { demoPeople } from '../../../features/auth/index.ts';
import { type ClaimRow, changeClaim } from '../../../features/claims/index.ts';
import { type EventActor, recordEvent } from '../../../features/history/index.ts';
import { type SolicitorRow, solicitorById } from '../../../features/profiles/index.ts';
import {
  insertMessage,
  insertReferral,
  insertSearch,
  type ReferralRow,
  updateReferral,
  updateSearch,
} from '../../../features/solicitors/solicitors.store.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/open-platform.ts';
import { plantClaim } from '../claims/plant-demo-claims.ts';
import { type DemoReferral, demoReferrals } from './demo-referrals.ts';

const [plaintiff, marcus] = demoPeople;
const system: EventActor = { kind: 'system', id: null };

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * 3600 * 1000);

/** Gives the demo solicitor one referral to answer and one to work on, without mails. */
export async function plantDemoReferrals(tx: Tx, platform: Platform, siteUrl: string): Promise<void> {
  const now = platform.clock.now();
  const solicitor = await solicitorById(tx, marcus.id);
  if (solicitor?.status !== 'approved') return;
  for (const demo of demoReferrals) {
    const claim = await plantClaim(tx, platform, siteUrl, demo.claim, now);
    const referral = await plantReferral(tx, platform.law, claim, solicitor, daysBefore(now, demo.asked));
    if (demo.accepted) await plantAcceptance(tx, claim, referral, demo.accepted, now);
  }
}

async function plantReferral(
  tx: Tx,
  law: Law,
  claim: ClaimRow,
  solicitor: SolicitorRow,
  at: Date,
): Promise<ReferralRow> {
  const jurisdiction = claim.jurisdiction as Jurisdiction;
  const wanted = {
    jurisdiction,
    issueType: claim.issueType as IssueType,
    postcode: claim.plaintiffPostcode as UkPostcode,
  };
  const candidate = {
    userId: solicitor.userId,
    jurisdictions: solicitor.jurisdictions as Jurisdiction[],
    practiceAreas: solicitor.practiceAreas as IssueType[],
    postcode: solicitor.postcode as UkPostcode,
    openCases: 0,
    answered: 0,
    accepted: 0,
  };
  const [match] = matchSolicitors(wanted, [candidate], new Set());
  if (!match) throw new Error('the demo solicitor does not fit the demo claim');
  const search = await insertSearch(tx, {
    id: randomUUID(),
    claimId: claim.id,
    reason: 'over-limit',
    consentedBy: plaintiff.id,
    consentedAt: at,
    status: 'asking',
  });
  const event = { claimId: claim.id, at };
  await recordEvent(tx, {
    ...event,
    kind: 'solicitor.consented',
    actor: { kind: 'plaintiff', id: plaintiff.id },
    facts: { search_id: search.id, reason: search.reason },
  });
  const referral = await insertReferral(tx, {
    id: randomUUID(),
    searchId: search.id,
    claimId: claim.id,
    solicitorId: solicitor.userId,
    position: 1,
    matchReason: match.reason,
    status: 'pending',
    askedAt: at,
    dueAt: answerDueBy(at, jurisdiction, law),
  });
  await recordEvent(tx, {
    ...event,
    kind: 'solicitor.asked',
    actor: system,
    facts: {
      referral_id: referral.id,
      solicitor_id: solicitor.userId,
      position: 1,
      due_at: referral.dueAt.toISOString(),
    },
  });
  return referral;
}

async function plantAcceptance(
  tx: Tx,
  claim: ClaimRow,
  referral: ReferralRow,
  { days, message }: NonNullable<DemoReferral['accepted']>,
  now: Date,
): Promise<void> {
  const at = daysBefore(now, days);
  const actor: EventActor = { kind: 'solicitor', id: referral.solicitorId };
  const to = moveClaim(claim.status, 'referral-accepted', 'solicitor');
  await updateReferral(tx, referral.id, { status: 'accepted', answeredAt: at });
  await updateSearch(tx, referral.searchId, { status: 'placed' });
  await changeClaim(tx, claim, { status: to }, at);
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'solicitor.accepted',
    actor,
    at,
    facts: { referral_id: referral.id, from: claim.status, to },
  });
  const written = await insertMessage(tx, {
    id: randomUUID(),
    referralId: referral.id,
    claimId: claim.id,
    from: 'solicitor',
    senderId: referral.solicitorId,
    body: message,
    createdAt: at,
  });
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'solicitor.message',
    actor,
    at,
    facts: { referral_id: referral.id, message_id: written.id, from: 'solicitor' },
  });
}
