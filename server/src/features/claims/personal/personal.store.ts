import { nobodysAddress } from '@plainclaim/domain/shared/nobodys-address';
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import type { ClaimRow } from '../claims.store.ts';
import { claimDocuments, claimDrafts, legalClaims } from '../claims.tables.ts';
import type { ClaimDocumentRow } from '../evidence/claim-documents.store.ts';

export type ClaimOfPerson = Pick<ClaimRow, 'id' | 'status' | 'plaintiffEmail'>;

export async function claimsOfPerson(executor: Executor, userId: string): Promise<ClaimOfPerson[]> {
  return await executor
    .select({ id: legalClaims.id, status: legalClaims.status, plaintiffEmail: legalClaims.plaintiffEmail })
    .from(legalClaims)
    .where(eq(legalClaims.userId, userId))
    .orderBy(asc(legalClaims.id));
}

export async function lockClaimsOf(tx: Tx, userId: string): Promise<ClaimRow[]> {
  return await tx
    .select()
    .from(legalClaims)
    .where(eq(legalClaims.userId, userId))
    .orderBy(asc(legalClaims.id))
    .for('update');
}

/** Waits for a submission of a draft, or an upload to one, in progress. */
export async function lockDraftIdsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: claimDrafts.id })
    .from(claimDrafts)
    .where(eq(claimDrafts.userId, userId))
    .orderBy(asc(claimDrafts.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function deleteDrafts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(claimDrafts).where(inArray(claimDrafts.id, [...ids]));
}

/** Removes personal data that a closed claim no longer needs once its owner's account is deleted. */
export async function trimClaims(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(legalClaims)
    .set({
      plaintiffEmail: nobodysAddress,
      plaintiffDateOfBirth: null,
      policeIncidentNumber: null,
      updatedAt: now,
    })
    .where(inArray(legalClaims.id, [...ids]));
}

export async function deleteDocumentsOf(tx: Tx, claimIds: readonly string[]): Promise<ClaimDocumentRow[]> {
  if (claimIds.length === 0) return [];
  return await tx
    .delete(claimDocuments)
    .where(inArray(claimDocuments.claimId, [...claimIds]))
    .returning();
}

/** Closed before that time, and not yet erased. */
export async function claimsToErase(executor: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: legalClaims.id })
    .from(legalClaims)
    .where(and(lt(legalClaims.closedAt, before), isNull(legalClaims.erasedAt)))
    .orderBy(asc(legalClaims.closedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Retains the kind of claim, the sum, the dates and the outcome. */
export async function erasePeopleOf(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(legalClaims)
    .set({
      description: '',
      plaintiffName: '',
      plaintiffEmail: nobodysAddress,
      plaintiffDateOfBirth: null,
      plaintiffAddress: '',
      plaintiffPostcode: '',
      defendantFirstName: '',
      defendantLastName: '',
      defendantCompanyName: '',
      defendantContactPerson: '',
      defendantEmail: nobodysAddress,
      defendantAddressLine1: '',
      defendantAddressLine2: '',
      defendantTownCity: '',
      defendantPostcode: '',
      policeIncidentNumber: null,
      generatedLetterContent: null,
      erasedAt: now,
      updatedAt: now,
    })
    .where(eq(legalClaims.id, id));
}
