import { createHash } from 'node:crypto';
import { and, asc, gt, lte, sql } from 'drizzle-orm';
import type { Trail } from '../../history/index.ts';
import { personalDigest } from './personal-digest.ts';
import { letterServiceOutcomes, letterServices } from './service.tables.ts';

type Attempt = typeof letterServices.$inferSelect;
type Outcome = typeof letterServiceOutcomes.$inferSelect;

/** Every attempt to serve a letter, and what became of it. Proof of service must not change unnoticed. */
export const serviceTrails: readonly Trail[] = [
  {
    name: 'letter-services',
    table: sql`${letterServices}`,
    number: sql`entry`,
    rows: async (executor, { above, upTo, limit }) => {
      const rows = await executor
        .select()
        .from(letterServices)
        .where(and(gt(letterServices.entry, above), lte(letterServices.entry, upTo)))
        .orderBy(asc(letterServices.entry))
        .limit(limit);
      return rows.map((row) => ({ id: row.entry, at: row.createdAt, digest: digestOfAttempt(row) }));
    },
  },
  {
    name: 'letter-outcomes',
    table: sql`${letterServiceOutcomes}`,
    number: sql`entry`,
    rows: async (executor, { above, upTo, limit }) => {
      const rows = await executor
        .select()
        .from(letterServiceOutcomes)
        .where(and(gt(letterServiceOutcomes.entry, above), lte(letterServiceOutcomes.entry, upTo)))
        .orderBy(asc(letterServiceOutcomes.entry))
        .limit(limit);
      return rows.map((row) => ({ id: row.entry, at: row.createdAt, digest: digestOfOutcome(row) }));
    },
  },
];

const digestOfAttempt = (row: Attempt): string =>
  digest([
    row.id,
    row.claimId,
    row.letterSha256,
    row.hashOf,
    row.letterDatedOn,
    row.method,
    row.doneAt.toISOString(),
    row.doneBy,
    row.userId,
    row.mailId,
    row.proofDocumentId,
    row.origin,
    row.createdAt.toISOString(),
    digestOfPeople(row, [row.toName, row.address]),
  ]);

const digestOfOutcome = (row: Outcome): string =>
  digest([
    row.id,
    row.serviceId,
    row.outcome,
    row.at.toISOString(),
    row.by,
    row.userId,
    row.letterSha256,
    row.hashOf,
    row.letterDatedOn,
    row.createdAt.toISOString(),
    digestOfPeople(row, [row.note]),
  ]);

/** Computed anew while the people are there, so that a change of a name or an address shows. */
const digestOfPeople = (
  { salt, personalDigest: stored }: Pick<Attempt, 'salt' | 'personalDigest'>,
  people: readonly (string | null)[],
): string => (salt === null ? stored : personalDigest(salt, people));

const digest = (parts: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
