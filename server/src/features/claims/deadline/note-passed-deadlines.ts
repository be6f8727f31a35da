import { cautionsFor } from '@plainclaim/domain/claims/guidance';
import { nextStep, type OpenSearch } from '@plainclaim/domain/claims/next-step';
import { londonDateOf, startOfLondonDay } from '@plainclaim/domain/shared/dates';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { theSystem } from '../event-actor.ts';
import { writeDeadlineMail } from '../mails/deadline-mail.tsx';
import { progressOf } from '../reading/claim-progress.ts';
import { claimsOverdue, takeOverdue } from './deadline.store.ts';

const atOnce = 100;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Records once per claim that no reply came in time, and mails its claimant the possible next steps. */
export async function notePassedDeadlines(deps: ClaimsDeps): Promise<void> {
  // The deadline's day counts to its end.
  const today = startOfLondonDay(londonDateOf(deps.clock.now()));
  let after = beforeAll;
  while (true) {
    const ids = await claimsOverdue(deps.db, today, after, atOnce);
    const searches = await deps.openSearches?.(ids);
    for (const id of ids) await noteOne(deps, id, today, searches?.get(id));
    const last = ids.at(-1);
    if (ids.length < atOnce || last === undefined) return;
    after = last;
  }
}

async function noteOne(
  deps: ClaimsDeps,
  id: string,
  before: Date,
  search: OpenSearch | undefined,
): Promise<void> {
  const { db, clock, siteUrl } = deps;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const claim = await takeOverdue(tx, id, { before, now });
    if (!claim) return;
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'deadline.passed',
      actor: theSystem,
      at: now,
      facts: { response_deadline: claim.responseDeadline?.toISOString() ?? null },
    });
    const progress = progressOf(claim, 'served', { search });
    // Cautions are about the options, of which there are none while solicitors are being asked.
    const cautions = search ? [] : cautionsFor(progress, 'after-deadline', londonDateOf(now), deps.law);
    await queueMail(deps, tx, {
      ...(await writeDeadlineMail(claim, nextStep(progress, now), cautions, siteUrl)),
      to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
      // A letter that came back and was sent anew has a deadline of its own, and so has a claim whose pause was told late.
      dedupeKey: `claim-deadline:${claim.id}:${claim.responseDeadline?.toISOString()}`,
      claimId: claim.id,
    });
  });
}
