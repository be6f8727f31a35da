import type { ClaimListName } from '@plainclaim/domain/claims/claim-lists';
import { and, asc, desc, eq, isNotNull, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Position } from '../../http/paging.ts';
import type { Executor } from '../../platform/db/db.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { legalClaims } from '../claims.tables.ts';
import { foundBy } from './found-by.ts';

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
  readonly jurisdiction: string | undefined;
  readonly issueType: string | undefined;
  /** What was typed: names, an address or a reference, or the beginnings of them. */
  readonly search: string | undefined;
  readonly limit: number;
  readonly after: Position | undefined;
  /** Until when a deadline is approaching. */
  readonly approachingUntil: Date | Placeholder;
};

/** Newest first; deadlines that approach, most pressing first. */
export async function listedClaims(executor: Executor, asked: ListedClaims) {
  const { after, jurisdiction, issueType, search } = asked;
  if (!after && !jurisdiction && !issueType && !search) return await firstListed(executor, asked);
  return await executor
    .select(rowColumns)
    .from(legalClaims)
    .where(
      and(
        listed(asked),
        jurisdiction ? eq(legalClaims.jurisdiction, jurisdiction) : undefined,
        issueType ? eq(legalClaims.issueType, issueType) : undefined,
        search ? foundBy(search) : undefined,
      ),
    )
    .orderBy(...orderOf(asked))
    .limit(asked.limit);
}

/** The page that every admin opens first. */
function firstListed(executor: Executor, asked: ListedClaims) {
  const page = prepared(executor, `admin_claims_${asked.list}`, (name) =>
    executor
      .select(rowColumns)
      .from(legalClaims)
      .where(listed({ ...asked, approachingUntil: sql.placeholder('until') }))
      .orderBy(...orderOf(asked))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  );
  return page.execute({ limit: asked.limit, until: asked.approachingUntil });
}

const isByDeadline = ({ list }: ListedClaims) => list === 'approaching-deadlines';

const orderOf = (asked: ListedClaims) =>
  isByDeadline(asked)
    ? [asc(legalClaims.responseDeadline), asc(legalClaims.id)]
    : [desc(legalClaims.createdAt), desc(legalClaims.id)];

/** What the list holds, after where the page before ended. */
function listed(asked: ListedClaims): SQL | undefined {
  // Written out, so that a kept plan knows it may use the index of pending claims.
  const isPending = sql`${legalClaims.status} = 'pending'`;
  const wanted: Record<ClaimListName, SQL | undefined> = {
    all: undefined,
    pending: or(isPending, isNull(legalClaims.responseDeadline)),
    responded: isNotNull(legalClaims.repliedAt),
    'approaching-deadlines': and(isPending, lte(legalClaims.responseDeadline, asked.approachingUntil)),
  };
  if (!asked.after) return wanted[asked.list];
  const position = sql`(${asked.after.at.toISOString()}::timestamptz, ${asked.after.id}::uuid)`;
  const isAfter = isByDeadline(asked)
    ? sql`(${legalClaims.responseDeadline}, ${legalClaims.id}) > ${position}`
    : sql`(${legalClaims.createdAt}, ${legalClaims.id}) < ${position}`;
  return and(wanted[asked.list], isAfter);
}

/** Pending claims whose deadline lies in a stretch of time: a count over an index of that stretch. */
export async function countPendingDue(executor: Executor, from: Date, until: Date): Promise<number> {
  const counted = prepared(executor, 'pending_due', (name) =>
    executor
      .select({ count: sql<number>`count(*)::int` })
      .from(legalClaims)
      .where(
        and(
          sql`${legalClaims.status} = 'pending'`,
          sql`${legalClaims.responseDeadline} >= ${sql.placeholder('from')}::timestamptz`,
          sql`${legalClaims.responseDeadline} < ${sql.placeholder('until')}::timestamptz`,
        ),
      )
      .prepare(name),
  );
  const [row] = await counted.execute({ from: from.toISOString(), until: until.toISOString() });
  return row?.count ?? 0;
}
