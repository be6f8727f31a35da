import type { IssueType } from '@plainclaim/domain/claims/issue-types';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { dueWarning, timeLeft } from '@plainclaim/domain/claims/time-left';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { addDays, type IsoDate, toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { readHistory, recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type ClaimRow, lockClaim } from '../claims.store.ts';
import { theSystem } from '../event-actor.ts';
import { writeLimitationMail } from '../mails/limitation-mail.tsx';
import { openClaimsSince } from './limitation.store.ts';

const atOnce = 100;
const beforeAll = '00000000-0000-0000-0000-000000000000';
/** No limitation period we can compute is shorter than three years. */
const newestIncident = (today: IsoDate): IsoDate => addDays(today, -2 * 365);

const warned = 'limitation.warned';

/** Mails claimants whose limitation period ends within 90 days, and again within 30, each once. */
export async function warnOfLimitation(deps: ClaimsDeps): Promise<void> {
  const today = londonDateOf(deps.clock.now());
  let after = beforeAll;
  while (true) {
    const claims = await openClaimsSince(deps.db, newestIncident(today), { after, limit: atOnce });
    for (const claim of claims)
      if (dueWarning(inTime(claim), today, deps.law)) await warnOne(deps, claim.id, today);
    const last = claims.at(-1);
    if (claims.length < atOnce || last === undefined) return;
    after = last.id;
  }
}

async function warnOne(deps: ClaimsDeps, id: string, today: IsoDate): Promise<void> {
  const { db, clock, siteUrl } = deps;
  await db.transaction(async (tx) => {
    const claim = await lockClaim(tx, id);
    if (!claim || !isOpen(claim.status)) return;
    const days = dueWarning(inTime(claim), today, deps.law);
    if (days === undefined) return;
    const events = await readHistory(tx, id);
    if (events.some(({ kind, facts }) => kind === warned && facts.days === days)) return;
    await recordEvent(tx, {
      claimId: id,
      kind: warned,
      actor: theSystem,
      at: clock.now(),
      facts: { days },
    });
    await queueMail(deps, tx, {
      ...(await writeLimitationMail(claim, timeLeft(inTime(claim), today, deps.law), siteUrl)),
      to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
      dedupeKey: `claim-time-runs-out:${id}:${days}`,
      claimId: id,
    });
  });
}

type Dated = Pick<ClaimRow, 'jurisdiction' | 'issueType' | 'incidentDate' | 'plaintiffDateOfBirth'>;

const inTime = (claim: Dated) => ({
  jurisdiction: claim.jurisdiction as Jurisdiction,
  issueType: claim.issueType as IssueType,
  incidentDate: toIsoDate(claim.incidentDate),
  plaintiffDateOfBirth: claim.plaintiffDateOfBirth ? toIsoDate(claim.plaintiffDateOfBirth) : undefined,
});
