import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { DefendantType } from '@plainclaim/domain/claims/defendant';
import {
  checkHold,
  type HoldSituation,
  type HoldTerms,
  type HoldToCheck,
} from '@plainclaim/domain/claims/holds/check-hold';
import type { HoldSetter } from '@plainclaim/domain/claims/holds/hold-reasons';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { isOwner } from '@plainclaim/domain/claims/permissions';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { Tx } from '../../../platform/db/db.ts';
import { recordAudit } from '../../auth/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';

/** The user who pauses a claim or sets it going, and their IP address, for the audit trail. */
export type Holder = { readonly actor: Actor; readonly address: string };

/** An admin acts on a claim of their own as its claimant. */
export const setterOf = (actor: Actor, claim: ClaimRow): HoldSetter =>
  actor.role === 'admin' && !isOwner(actor, claim) ? 'admin' : 'claimant';

/** The days of the hold, or a refusal with the field that is wrong. */
export function termsOf(
  { clock, law }: Pick<ClaimsDeps, 'clock' | 'law'>,
  claim: ClaimRow,
  hold: HoldToCheck,
  by: HoldSetter,
): HoldTerms {
  const situation: HoldSituation = {
    today: londonDateOf(clock.now()),
    nation: claim.jurisdiction as Jurisdiction,
    defendantType: claim.defendantType as DefendantType,
    by,
    law,
  };
  const terms = checkHold(hold, situation);
  if (!('problem' in terms)) return terms;
  throw new AppError('validation_failed', `no such hold: ${terms.problem.field}`, {
    userMessage: `${terms.problem.message}.`,
    fields: [terms.problem],
  });
}

type HoldAct = 'hold-set' | 'hold-confirmed' | 'hold-lifted' | 'hold-reason-read' | 'hold-reason-erased';

/** For acts of admins only. The audit trail never holds the reason of a hold. */
export async function auditHold(
  tx: Tx,
  { actor, address }: Holder,
  act: HoldAct,
  { claimId, holdId, at }: { readonly claimId: string; readonly holdId: string; readonly at: Date },
): Promise<void> {
  await recordAudit(tx, {
    action: 'admin-act',
    userId: actor.userId,
    address,
    at,
    details: { act, claim_id: claimId, hold_id: holdId },
  });
}
