import type { ClaimListName } from '@plainclaim/domain/claims/claim-lists';
import { and, asc, desc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Position } from '../../http/paging.ts';
import type { Executor } from '../../platform/db/db.ts';
import { legalClaims } from '../claims.tables.ts';

/** What a row of an admin's list shows. Letters and descriptions are long, so they stay where they are. */
const rowColumns = {
  id: legalClaims.id,
  issueType: legalClaims.issueType,
  amount: legalClaims.amount,
  jurisdiction: legalClaims.jurisdiction,
  status: legalClaims.status,
  plaintiffName: legalClaims.plaintiffName,
  plaintiffEmail: legalClaims.plaintiffEmail,
  defendantType: legalClaims.defendantType,
  defendantFirstName: legalClaims.defendantFirstName,
  defendantLastName: legalClaims.defendantLastName,
  defendantCompanyName: legalClaims.defendantCompanyName,
  defendantEmail: legalClaims.defendantEmail,
  createdAt: legalClaims.createdAt,
  responseDeadline: legalClaims.responseDeadline,
  repliedAt: legalClaims.repliedAt,
};

export type AdminClaimRow = Awaited<ReturnType<typeof listedClaims>>[number];

export type ListedClaims = {
  readonly list: ClaimListName;
  readonly search: string | undefined;
  readonly jurisdiction: string | undefined;
  readonly issueType: string | undefined;
  readonly limit: number;
  readonly after: Position | undefined;
  /** Until when a deadline is approaching. */
  readonly approachingUntil: Date;
};

/** Newest first; deadlines that approach, most pressing first. */
export async function listedClaims(executor: Executor, asked: ListedClaims) {
  const byDeadline = asked.list === 'approaching-deadlines';
  const wanted: Record<ClaimListName, SQL | undefined> = {
    all: undefined,
    pending: or(eq(legalClaims.status, 'pending'), isNull(legalClaims.responseDeadline)),
    responded: isNotNull(legalClaims.repliedAt),
    'approaching-deadlines': and(
      eq(legalClaims.status, 'pending'),
      lte(legalClaims.responseDeadline, asked.approachingUntil),
    ),
  };
  return await executor
    .select(rowColumns)
    .from(legalClaims)
    .where(
      and(
        wanted[asked.list],
        asked.jurisdiction ? eq(legalClaims.jurisdiction, asked.jurisdiction) : undefined,
        asked.issueType ? eq(legalClaims.issueType, asked.issueType) : undefined,
        asked.search ? foundBy(asked.search) : undefined,
        asked.after && (byDeadline ? dueAfter(asked.after) : olderThan(asked.after)),
      ),
    )
    .orderBy(
      ...(byDeadline
        ? [asc(legalClaims.responseDeadline), asc(legalClaims.id)]
        : [desc(legalClaims.createdAt), desc(legalClaims.id)]),
    )
    .limit(asked.limit);
}

const positionIn = ({ at, id }: Position) => sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;

const olderThan = (after: Position) =>
  sql`(${legalClaims.createdAt}, ${legalClaims.id}) < ${positionIn(after)}`;

const dueAfter = (after: Position) =>
  sql`(${legalClaims.responseDeadline}, ${legalClaims.id}) > ${positionIn(after)}`;

const hexPrefix = /^[0-9a-f][0-9a-f-]{3,35}$/i;

/** By the beginning of a reference, or by the beginnings of words in names and e-mail addresses. */
function foundBy(search: string): SQL | undefined {
  const reference = hexPrefix.test(search) ? referenceRange(search) : undefined;
  const words = search.split(/[^\p{L}\p{N}@._-]+/u).filter((word) => word !== '');
  const query = words.map((word) => `'${word.replaceAll("'", '')}':*`).join(' & ');
  const named = query === '' ? undefined : sql`${legalClaims.searchWords} @@ to_tsquery('simple', ${query})`;
  return or(reference, named) ?? sql`false`;
}

/** As a range, because that is what the key's index answers. */
function referenceRange(prefix: string): SQL | undefined {
  const digits = prefix.toLowerCase().replaceAll('-', '');
  if (digits.length > 32) return undefined;
  const shaped = (filler: string) =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return sql`${legalClaims.id} between ${shaped('0')}::uuid and ${shaped('f')}::uuid`;
}

/** Pending claims whose deadline lies in a stretch of time: a count over an index of that stretch. */
export async function countPendingDue(executor: Executor, from: Date, until: Date): Promise<number> {
  const [row] = await executor
    .select({ count: sql<number>`count(*)::int` })
    .from(legalClaims)
    .where(
      and(
        eq(legalClaims.status, 'pending'),
        sql`${legalClaims.responseDeadline} >= ${from.toISOString()}::timestamptz`,
        sql`${legalClaims.responseDeadline} < ${until.toISOString()}::timestamptz`,
      ),
    );
  return row?.count ?? 0;
}
