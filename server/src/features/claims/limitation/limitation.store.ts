import { claimStatuses, isOpen } from '@plainclaim/domain/claims/statuses';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { and, asc, gt, inArray, lte } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { legalClaims } from '../claims.tables.ts';

const openStatuses = claimStatuses.filter(isOpen);

/** Open claims about incidents up to this day, in id order. */
export async function openClaimsSince(
  executor: Executor,
  upTo: IsoDate,
  { after, limit }: { readonly after: string; readonly limit: number },
) {
  return await executor
    .select({
      id: legalClaims.id,
      jurisdiction: legalClaims.jurisdiction,
      issueType: legalClaims.issueType,
      incidentDate: legalClaims.incidentDate,
      plaintiffDateOfBirth: legalClaims.plaintiffDateOfBirth,
    })
    .from(legalClaims)
    .where(
      and(
        inArray(legalClaims.status, openStatuses),
        lte(legalClaims.incidentDate, upTo),
        gt(legalClaims.id, after),
      ),
    )
    .orderBy(asc(legalClaims.id))
    .limit(limit);
}
