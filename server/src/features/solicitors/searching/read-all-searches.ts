import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { claimsByIds } from '../../claims/index.ts';
import { solicitorById } from '../../profiles/index.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { referralsOfSearch, type SearchRow, searchesOf } from '../solicitors.store.ts';
import type { AskedSolicitor } from './read-search.ts';

export type SearchWithAsked = { readonly search: SearchRow; readonly asked: readonly AskedSolicitor[] };

/** Every search on a claim, newest first, with all solicitors asked, for admins. */
export async function readAllSearches(
  { db }: Pick<SolicitorsDeps, 'db'>,
  claimId: string,
): Promise<readonly SearchWithAsked[]> {
  const [claim] = isUuid(claimId) ? await claimsByIds(db, [claimId]) : [];
  if (!claim) throw new AppError('not_found', 'no such claim', { userMessage: 'Claim not found' });
  const searches = await searchesOf(db, claim.id);
  return await Promise.all(
    searches.map(async (search) => {
      const referrals = await referralsOfSearch(db, search.id);
      const asked = referrals.map(async (referral) => ({
        referral,
        solicitor: await solicitorById(db, referral.solicitorId),
      }));
      return { search, asked: await Promise.all(asked) };
    }),
  );
}
