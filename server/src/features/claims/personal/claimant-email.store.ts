import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/db.ts';
import { claimDrafts, legalClaims } from '../claims.tables.ts';

type Move = { readonly userId: string; readonly from: string; readonly to: string; readonly now: Date };

/** Returns the ids of the claims that had the old address, in the order in which claims are locked. */
export async function moveClaimsTo(tx: Tx, { userId, from, to, now }: Move): Promise<string[]> {
  const rows = await tx
    .select({ id: legalClaims.id })
    .from(legalClaims)
    .where(and(eq(legalClaims.userId, userId), sql`lower(${legalClaims.plaintiffEmail}) = ${from}`))
    .orderBy(asc(legalClaims.id))
    .for('update');
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(legalClaims)
      .set({ plaintiffEmail: to, updatedAt: now })
      .where(inArray(legalClaims.id, ids));
  return ids;
}

/** A new version, so that a tab that still shows the old address does not save it again. */
export async function moveDraftsTo(tx: Tx, { userId, from, to, now }: Move): Promise<void> {
  const typed = sql`lower(trim(${claimDrafts.form} ->> 'plaintiffEmail'))`;
  const drafts = tx
    .select({ id: claimDrafts.id })
    .from(claimDrafts)
    .where(and(eq(claimDrafts.userId, userId), sql`${typed} = ${from}`))
    .orderBy(asc(claimDrafts.id))
    .for('update');
  await tx
    .update(claimDrafts)
    .set({
      form: sql`jsonb_set(${claimDrafts.form}, '{plaintiffEmail}', to_jsonb(${to}::text))`,
      version: sql`${claimDrafts.version} + 1`,
      updatedAt: now,
    })
    .where(inArray(claimDrafts.id, drafts));
}
