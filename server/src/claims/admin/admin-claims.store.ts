import type { ClaimListName } from '@plainclaim/domain/claims/claim-lists';
import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  isNotNull,
  isNull,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Position } from '../../http/paging.ts';
import type { Executor } from '../../platform/db/db.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { legalClaims } from '../claims.tables.ts';
import { foundBy, type KnownWords, ofOneKind } from './found-by.ts';

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
  readonly limit: number;
  readonly after: Position | undefined;
  /** Until when a deadline is approaching. */
  readonly approachingUntil: Date | Placeholder;
};

/** Newest first; deadlines that approach, most pressing first. */
export async function listedClaims(executor: Executor, asked: ListedClaims) {
  if (!asked.after && !asked.jurisdiction && !asked.issueType) return await firstListed(executor, asked);
  return await executor
    .select(rowColumns)
    .from(legalClaims)
    .where(and(listed(asked), ofKind(asked)))
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

/**
 * The same, of the first so many claims of the list only: what it costs is known, however rare the words are. An index
 * gives the order; the one by kind, where both filters narrow the list to a small part of itself.
 */
export async function searchedAmongFirst(
  executor: Executor,
  asked: ListedClaims & { readonly search: string },
  look: number,
): Promise<AdminClaimRow[]> {
  const hasIndexByKind = isOfOneKind(asked);
  const found = and(foundBy(asked.search), hasIndexByKind ? undefined : ofKind(asked));
  const first = executor
    .select({ ...rowColumns, isFound: sql<boolean>`${found}`.as('is_found') })
    .from(legalClaims)
    .where(and(listed(asked), hasIndexByKind ? ofKind(asked) : undefined))
    .orderBy(...orderOf(asked))
    .limit(look)
    .as('first_claims');
  return await executor
    .select()
    .from(first)
    .where(sql`${first.isFound}`)
    .orderBy(...orderOf(asked, first))
    .limit(asked.limit);
}

/**
 * The same, of all claims with these words, which are found first and looked at afterwards. The limit that no number of
 * claims reaches keeps the two apart: else the database may walk through the whole list in its order, hoping to come
 * across rare words soon.
 */
export async function searchedByWords(
  executor: Executor,
  asked: ListedClaims & { readonly search: string },
  known: KnownWords,
): Promise<AdminClaimRow[]> {
  const found = executor
    .select(rowColumns)
    .from(legalClaims)
    .where(and(foundBy(asked.search, known), ofKindByWords(asked)))
    .limit(1_000_000_000)
    .as('found_claims');
  return await executor
    .select()
    .from(found)
    .where(listed(asked, found))
    .orderBy(...orderOf(asked, found))
    .limit(asked.limit);
}

const isByDeadline = ({ list }: ListedClaims) => list === 'approaching-deadlines';

/** Of the table, or of a part of it that was chosen before. */
type Columns = Record<'id' | 'status' | 'createdAt' | 'responseDeadline' | 'repliedAt', AnyColumn>;

function orderOf(asked: ListedClaims, { createdAt, responseDeadline, id }: Columns = legalClaims) {
  return isByDeadline(asked) ? [asc(responseDeadline), asc(id)] : [desc(createdAt), desc(id)];
}

/** What the list holds, after where the page before ended. */
function listed(asked: ListedClaims, from: Columns = legalClaims): SQL | undefined {
  // Written out, so that a kept plan knows it may use the index of pending claims.
  const isPending = sql`${from.status} = 'pending'`;
  const wanted: Record<ClaimListName, SQL | undefined> = {
    all: undefined,
    pending: or(isPending, isNull(from.responseDeadline)),
    responded: isNotNull(from.repliedAt),
    'approaching-deadlines': and(isPending, lte(from.responseDeadline, asked.approachingUntil)),
  };
  if (!asked.after) return wanted[asked.list];
  const position = sql`(${asked.after.at.toISOString()}::timestamptz, ${asked.after.id}::uuid)`;
  const isAfter = isByDeadline(asked)
    ? sql`(${from.responseDeadline}, ${from.id}) > ${position}`
    : sql`(${from.createdAt}, ${from.id}) < ${position}`;
  return and(wanted[asked.list], isAfter);
}

/** Both filters together have an index of their own. */
export const isOfOneKind = ({ jurisdiction, issueType }: ListedClaims): boolean =>
  jurisdiction !== undefined && issueType !== undefined;

function ofKind({ jurisdiction, issueType }: ListedClaims): SQL | undefined {
  return and(
    jurisdiction ? eq(legalClaims.jurisdiction, jurisdiction) : undefined,
    issueType ? eq(legalClaims.issueType, issueType) : undefined,
  );
}

/** The same, where the claims are found by their words: both filters are words too, a single one is looked at afterwards. */
function ofKindByWords(asked: ListedClaims): SQL | undefined {
  const { jurisdiction, issueType } = asked;
  return jurisdiction && issueType ? ofOneKind(jurisdiction, issueType) : ofKind(asked);
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
