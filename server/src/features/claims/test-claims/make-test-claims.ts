import { randomUUID } from 'node:crypto';
import type { Actor } from '@plainclaim/domain/accounts/actor';
import { claimForm } from '@plainclaim/domain/claims/claim-form';
import type { Urgency } from '@plainclaim/domain/claims/urgency';
import { draftLetter } from '@plainclaim/domain/letters/draft-letter';
import { factsOfForm } from '@plainclaim/domain/letters/facts-of-form';
import { sampleForm } from '@plainclaim/domain/qa/sample-form';
import { planTestClaims, type TestClaim } from '@plainclaim/domain/qa/test-claims';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { decimalFromPence } from '@plainclaim/domain/shared/money';
import { recordEvent } from '../../history/index.ts';
import { type ClaimRow, drawShortReference, type NamedClaim, type NewClaim } from '../claims.store.ts';
import { actorOf } from '../event-actor.ts';
import { finishLetter } from '../letter/finish-letter.ts';
import { claimFromForm } from '../submission/claim-from-form.ts';
import { addClaim } from '../write-claim.ts';
import type { TestClaimsDeps } from './test-claims.deps.ts';

/**
 * Claims for trying out deadlines. Owned by the tester, so that cleaning up finds them. No letter is queued,
 * and the defendant has no address.
 */
export async function makeTestClaims(
  deps: TestClaimsDeps,
  actor: Actor,
  urgency: Urgency,
): Promise<readonly ClaimRow[]> {
  if (actor.role !== 'tester')
    throw new AppError('forbidden', `a ${actor.role} cannot own test claims`, {
      userMessage: 'Test claims belong to a tester’s account. Sign in as a tester to generate them.',
    });
  const now = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const made: ClaimRow[] = [];
    for (const plan of planTestClaims(urgency, now)) {
      const named = { id: randomUUID(), shortReference: await drawShortReference(tx) };
      const claim = asClaim(deps, actor, named, plan, now);
      made.push(await addClaim(tx, claim));
      await recordEvent(tx, {
        claimId: claim.id,
        kind: 'test-claim.made',
        actor: actorOf(actor),
        at: now,
        facts: { urgency, response_deadline: claim.responseDeadline?.toISOString() ?? null },
      });
    }
    return made;
  });
}

function asClaim(
  deps: TestClaimsDeps,
  actor: Actor,
  named: NamedClaim,
  plan: TestClaim,
  now: Date,
): NewClaim {
  const form = claimForm(now).parse({
    ...sampleForm,
    ...{ issueType: plan.issueType, jurisdiction: plan.jurisdiction, incidentDate: plan.incidentDate },
    ...{ plaintiffName: plan.plaintiffName, plaintiffEmail: actor.email },
    amount: decimalFromPence(plan.amount),
    defendantEmail: '',
    defendantEmailUnknown: true,
  });
  const context = { facts: factsOfForm(form), today: londonDateOf(plan.letterSentAt), law: deps.law };
  const letter = finishLetter(deps, draftLetter(context), context, named);
  return {
    ...claimFromForm(form, { ...named, userId: actor.userId, letter, now: plan.letterSentAt }),
    // No mail is sent: they stand as if their letter had left.
    letterSentAt: plan.letterSentAt,
    // The same for every kind, whatever the letter says: these claims test the deadline.
    responseDeadline: plan.deadline,
    isTest: true,
    updatedAt: now,
  };
}
