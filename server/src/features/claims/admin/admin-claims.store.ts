import type { ClaimListName, ClaimNarrowing } from '@plainclaim/domain/claims/claim-lists';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Position } from '../../../http/paging.ts';
import type { Executor } from '../../../platform/db/db.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { legalClaims } from '../claims.tables.ts';
import { claimHolds } from '../holds/holds.tables.ts';
import { matchesSearch } from './matches-search.ts';

/** Of the row of `legal_claims` around it: the other side's word pauses it, and no admin has confirmed that. */
const hasPauseToConfirm = sql<boolean>`exists (
  select 1 from ${claimHolds} hold
  where hold.claim_id = ${legalClaims}.id and hold.ended_at is null and hold.confirmed_at is null
)`;

/** Columns of a row in an admin's list, without letters and descriptions: they are long. */
export const rowColumns = {
  id: legalClaims.id,
  shortReference: legalClaims.shortReference,
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
  disputedAt: legalClaims.disputedAt,
  hasPauseToConfirm,
  isTest: legalClaims.isTest,
};

export type AdminClaimRow = Awaited<ReturnType<typeof listedClaims>>[number];

export type ListedClaims = {
  readonly list: ClaimListName;
  readonly jurisdiction: string | undefined;
  readonly issueType: string | undefined;
  /** Names, an email address or a reference, or prefixes of them. */
  readonly search: string | undefined;
  /** Narrows the list to the claims that one figure counts. */
  readonly only: ClaimNarrowing | undefined;
  readonly limit: number;
  readonly after: Position | undefined;
  /** Deadlines before it are overdue. */
  readonly today: Date;
  /** Deadlines before it are overdue or approaching. */
  readonly horizon: Date | Placeholder;
};

/** Newest first; deadlines that approach, most pressing first. */
export async function listedClaims(executor: Executor, asked: ListedClaims) {
  const { after, jurisdiction, issueType, search, only } = asked;
  if (!after && !jurisdiction && !issueType && !search && !only) return await firstListed(executor, asked);
  return await executor
    .select(rowColumns)
    .from(legalClaims)
    .where(
      and(
        listed(asked),
        jurisdiction ? eq(legalClaims.jurisdiction, jurisdiction) : undefined,
        issueType ? eq(legalClaims.issueType, issueType) : undefined,
        search ? matchesSearch(search) : undefined,
        only ? narrowed(only, asked) : undefined,
      ),
    )
    .orderBy(...orderOf(asked))
    .limit(asked.limit);
}

/** The unfiltered first page, which every admin opens first: a prepared statement. */
function firstListed(executor: Executor, asked: ListedClaims) {
  const page = prepared(executor, `admin_claims_${asked.list}`, (name) =>
    executor
      .select(rowColumns)
      .from(legalClaims)
      .where(listed({ ...asked, horizon: sql.placeholder('horizon') }))
      .orderBy(...orderOf(asked))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  );
  return page.execute({ limit: asked.limit, horizon: asked.horizon });
}

const isByDeadline = ({ list }: ListedClaims) => list === 'approaching-deadlines';

const orderOf = (asked: ListedClaims) =>
  isByDeadline(asked)
    ? [asc(legalClaims.responseDeadline), asc(legalClaims.id)]
    : [desc(legalClaims.createdAt), desc(legalClaims.id)];

// A literal, not a parameter, so that a prepared plan can use the partial index of pending claims.
const isPending = sql`${legalClaims.status} = 'pending'`;

const narrowed = (only: ClaimNarrowing, { today, horizon }: ListedClaims): SQL | undefined =>
  ({
    overdue: and(isPending, lt(legalClaims.responseDeadline, today)),
    due: and(isPending, gte(legalClaims.responseDeadline, today), lt(legalClaims.responseDeadline, horizon)),
    'no-response': isNull(legalClaims.repliedAt),
    disputed: sql`${legalClaims.disputedAt} is not null and ${legalClaims.closedAt} is null`,
    'pause-to-confirm': hasPauseToConfirm,
    // The list of test claims holds no others, so it needs no further condition.
    test: undefined,
  })[only];

/** The list's own condition, and the cursor where the previous page ended. */
function listed(asked: ListedClaims): SQL | undefined {
  const wanted: Record<ClaimListName, SQL | undefined> = {
    all: undefined,
    pending: or(isPending, isNull(legalClaims.responseDeadline)),
    responded: isNotNull(legalClaims.repliedAt),
    'approaching-deadlines': and(isPending, lt(legalClaims.responseDeadline, asked.horizon)),
  };
  const isShown = asked.only === 'test' ? sql`${legalClaims.isTest}` : sql`not ${legalClaims.isTest}`;
  if (!asked.after) return and(wanted[asked.list], isShown);
  const position = sql`(${asked.after.at.toISOString()}::timestamptz, ${asked.after.id}::uuid)`;
  const isAfter = isByDeadline(asked)
    ? sql`(${legalClaims.responseDeadline}, ${legalClaims.id}) > ${position}`
    : sql`(${legalClaims.createdAt}, ${legalClaims.id}) < ${position}`;
  return and(wanted[asked.list], isShown, isAfter);
}
