import { defendantAddress, defendantName } from '@plainclaim/domain/claims/defendant';
import { provisionalDays } from '@plainclaim/domain/claims/holds/check-hold';
import { reasonsOfReturn } from '@plainclaim/domain/letters/serving/coming-back';
import { momentOfAttempt } from '@plainclaim/domain/letters/serving/recording';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { addDays } from '@plainclaim/domain/shared/iso-date';
import { demoPeople } from '../../../features/auth/index.ts';
import type { ClaimRow } from '../../../features/claims/claims.store.ts';
import { insertClaimDocuments } from '../../../features/claims/evidence/claim-documents.store.ts';
import { insertHold } from '../../../features/claims/holds/holds.store.ts';
import { followArrival } from '../../../features/claims/service/follow-arrival.ts';
import { letterByPdf, letterByText } from '../../../features/claims/service/letter-hash.ts';
import { addOutcome, addServiceRecord } from '../../../features/claims/service/service.store.ts';
import { recordEvent } from '../../../features/history/index.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/open-platform.ts';
import { daysBefore, plantClaim, storeDocument } from '../claims/plant-demo-claims.ts';
import { type DemoServedClaim, demoServedClaims } from './demo-served-claims.ts';

const [plaintiff, , admin] = demoPeople;
const claimant = { kind: 'plaintiff', id: plaintiff.id } as const;
const byClaimant = { by: 'claimant', userId: plaintiff.id } as const;
const method = 'first-class-post';

/** Ways that letters went, and a pause that waits for an admin, without mails. */
export async function plantDemoServedClaims(tx: Tx, platform: Platform, siteUrl: string): Promise<void> {
  const now = platform.clock.now();
  for (const demo of demoServedClaims) {
    const claim = await plantClaim(tx, platform, siteUrl, demo.claim, now);
    const { posted, cameBack, toldOfBreathingSpace } = demo;
    const sent = posted === undefined ? undefined : await plantPosting(tx, platform, claim, posted);
    if (sent && cameBack) await plantReturn(tx, sent, cameBack, daysBefore(now, cameBack.days));
    if (toldOfBreathingSpace !== undefined)
      await plantPause(tx, claim, daysBefore(now, toldOfBreathingSpace));
  }
}

type Posted = { readonly claim: ClaimRow; readonly serviceId: string };

async function plantPosting(tx: Tx, platform: Platform, claim: ClaimRow, days: number): Promise<Posted> {
  const at = daysBefore(platform.clock.now(), days);
  const receipt = {
    fileName: 'Certificate of posting.pdf',
    text: `CERTIFICATE OF POSTING\n\nFirst class, to ${defendantName(claim)}, ${defendantAddress(claim)}.`,
  };
  const document = await storeDocument(platform, claim.id, receipt, at);
  await insertClaimDocuments(tx, [{ ...document, claimId: claim.id, purpose: 'proof-of-service' }]);
  const doneAt = momentOfAttempt({ method, on: londonDateOf(at), time: null }, at);
  const text = claim.generatedLetterContent ?? '';
  const letter = (await letterByPdf(platform, { ...claim, text })) ?? letterByText({ ...claim, text });
  const to = { toName: defendantName(claim), address: defendantAddress(claim) };
  const serviceId = await addServiceRecord(tx, {
    ...letter,
    ...to,
    claimId: claim.id,
    method,
    doneAt,
    doneBy: 'claimant',
    userId: plaintiff.id,
    proofDocumentId: document.id,
    createdAt: at,
  });
  await addOutcome(tx, { serviceId, outcome: 'sent', at: doneAt, ...byClaimant });
  const arrived = await followArrival(tx, claim, at);
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'letter.sent',
    actor: claimant,
    at,
    facts: {
      service_id: serviceId,
      method,
      done_at: doneAt.toISOString(),
      letter_sha256: letter.letterSha256,
      hash_of: letter.hashOf,
      letter_dated_on: letter.letterDatedOn,
      proof: document.id,
      response_deadline: arrived.responseDeadline?.toISOString() ?? null,
    },
    personal: { to_name: to.toName, address: to.address },
  });
  return { claim: arrived, serviceId };
}

async function plantReturn(
  tx: Tx,
  { claim, serviceId }: Posted,
  { reason }: NonNullable<DemoServedClaim['cameBack']>,
  at: Date,
): Promise<void> {
  const { words, outcome } = reasonsOfReturn[reason];
  await addOutcome(tx, { serviceId, outcome, at, note: words, ...byClaimant });
  await followArrival(tx, claim, at);
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'letter.returned',
    actor: claimant,
    at,
    facts: { service_id: serviceId, method, reason, on: londonDateOf(at), response_deadline: null },
    personal: { to_name: defendantName(claim), address: defendantAddress(claim) },
  });
}

/** On the word of the other side. */
async function plantPause(tx: Tx, claim: ClaimRow, at: Date): Promise<void> {
  const from = londonDateOf(at);
  const until = addDays(from, provisionalDays - 1);
  const hold = await insertHold(tx, {
    claimId: claim.id,
    firstDay: from,
    lastDay: until,
    isStatutory: true,
    interestFreeFrom: null,
    setBy: 'defendant',
    userId: admin.id,
    confirmedAt: null,
    createdAt: at,
    reason: 'breathing-space',
    consentedAt: null,
  });
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'hold.set',
    actor: { kind: 'admin', id: admin.id },
    at,
    facts: { hold_id: hold.id, from, until, provisional: true },
  });
}
