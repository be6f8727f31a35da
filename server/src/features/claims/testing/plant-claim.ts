import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/db/db.ts';
import type { ClaimRow, NewClaim } from '../claims.store.ts';
import { legalClaims } from '../claims.tables.ts';
import { addClaim } from '../write-claim.ts';

/** A complete stored claim, for tests that are not about submission. */
export function newClaim(userId: string, given: Partial<NewClaim> & { readonly createdAt: Date }): NewClaim {
  return {
    id: randomUUID(),
    userId,
    issueType: 'Other',
    description: 'x',
    amount: '250.00',
    jurisdiction: 'Scotland',
    plaintiffName: 'Hannah Okoro',
    plaintiffEmail: 'hannah@example.com',
    plaintiffDateOfBirth: '1990-04-02',
    plaintiffAddress: '1 High Street',
    plaintiffPostcode: 'EH1 1AA',
    defendantType: 'individual',
    defendantFirstName: 'Sam',
    defendantLastName: 'Reed',
    defendantEmail: 'sam@example.com',
    defendantAddressLine1: '2 Low Road',
    defendantTownCity: 'Perth',
    defendantPostcode: 'PH1 1AA',
    incidentDate: '2026-01-01',
    status: 'pending',
    updatedAt: given.createdAt,
    ...given,
  };
}

/** Stored and counted, as by a submission. */
export async function plantClaim(
  db: Db,
  userId: string,
  given: Partial<NewClaim> & { readonly createdAt: Date },
): Promise<ClaimRow> {
  return await db.transaction((tx) => addClaim(tx, newClaim(userId, given)));
}

/** Stored in bulk and not counted, for tests that need only the rows. */
export async function plantManyClaims(db: Db, claims: readonly NewClaim[]): Promise<void> {
  for (let from = 0; from < claims.length; from += 1_000)
    await db.insert(legalClaims).values(claims.slice(from, from + 1_000));
}
