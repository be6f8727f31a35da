import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isOwner } from '@plainclaim/domain/claims/permissions';
import { AppError } from '@plainclaim/domain/shared/errors';
import { seenAt } from '@plainclaim/domain/shared/mail-acts';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { type ReferralReason, reasonsToRefer } from '@plainclaim/domain/solicitors/opening';
import { claimsByIds } from '../../claims/index.ts';
import { type SolicitorRow, solicitorById } from '../../profiles/index.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import {
  type MessageRow,
  messagesOfReferral,
  newestSearchOf,
  type ReferralRow,
  referralsOfSearch,
  type SearchRow,
} from '../solicitors.store.ts';
import { claimToRefer } from './claim-to-refer.ts';

export type AskedSolicitor = { readonly referral: ReferralRow; readonly solicitor: SolicitorRow | undefined };

export type SearchToShow = {
  /** The newest search, in any status. */
  readonly search: SearchRow | null;
  /** In the order they were asked. */
  readonly asked: readonly AskedSolicitor[];
  readonly messages: readonly MessageRow[];
  /** Reasons for which a solicitor could be asked now; empty when none applies. */
  readonly reasons: readonly ReferralReason[];
};

/** The state of the search for a solicitor, for the claimant and for admins. */
export async function readSearch(deps: SolicitorsDeps, actor: Actor, claimId: string): Promise<SearchToShow> {
  const { db } = deps;
  const now = deps.clock.now();
  const [claim] = isUuid(claimId) ? await claimsByIds(db, [claimId]) : [];
  if (!claim || !(isOwner(actor, claim) || actor.role === 'admin'))
    throw new AppError('not_found', 'not a claim they may see', { userMessage: 'Claim not found' });
  const search = (await newestSearchOf(db, claim.id)) ?? null;
  const referrals = search ? await referralsOfSearch(db, search.id) : [];
  const [asked, messages, toRefer] = await Promise.all([
    Promise.all(
      referrals.map(async (referral) => ({
        referral,
        solicitor: await solicitorById(db, referral.solicitorId),
      })),
    ),
    // Only the solicitor asked last can have taken the case, so only they can have written.
    messagesOf(deps, referrals.at(-1)),
    claimToRefer(deps, db, claim, seenAt(actor, now)),
  ]);
  return { search, asked, messages, reasons: reasonsToRefer(toRefer, now) };
}

const messagesOf = async (
  { db }: Pick<SolicitorsDeps, 'db'>,
  referral: ReferralRow | undefined,
): Promise<readonly MessageRow[]> => (referral ? await messagesOfReferral(db, referral.id) : []);
