import type { Actor } from '@plainclaim/domain/accounts/actor';
import { defendantName } from '@plainclaim/domain/claims/defendant';
import { requireAllowance } from '../../../http/rate-limit/rate-limit.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { AdminClaimRow } from './admin-claims.store.ts';
import { type AskedList, listAdminClaims } from './list-admin-claims.ts';

const pageSize = 500;

const columns: readonly (readonly [string, (claim: AdminClaimRow) => string])[] = [
  ['Claim ID', ({ id }) => id],
  ['Status', ({ status }) => status],
  ['Issue type', ({ issueType }) => issueType],
  ['Jurisdiction', ({ jurisdiction }) => jurisdiction],
  ['Amount (GBP)', ({ amount }) => amount],
  ['Claimant', ({ plaintiffName }) => plaintiffName],
  ['Claimant email', ({ plaintiffEmail }) => plaintiffEmail],
  ['Defendant', (claim) => defendantName(claim)],
  ['Defendant email', ({ defendantEmail }) => defendantEmail],
  ['Submitted', ({ createdAt }) => createdAt.toISOString()],
  ['Response deadline', ({ responseDeadline }) => responseDeadline?.toISOString() ?? ''],
  ['Short reference', ({ shortReference }) => shortReference],
];

/** More exports than an admin needs by hand; each may read every claim. */
const csvExports = { burst: 30, periodSeconds: 600 };

type AskedLines = Omit<AskedList, 'cursor' | 'limit'>;

/** Streams the whole list with one page at a time in memory. */
export async function exportClaims(
  deps: Pick<ClaimsDeps, 'db' | 'clock' | 'config'>,
  { userId }: Actor,
  asked: AskedLines,
): Promise<AsyncGenerator<string>> {
  const { db, clock, config } = deps;
  await requireAllowance({ db, clock, enabled: config.RATE_LIMITS }, `claims-csv:${userId}`, csvExports);
  return claimsCsv(deps, asked);
}

async function* claimsCsv(deps: Pick<ClaimsDeps, 'db' | 'clock'>, asked: AskedLines): AsyncGenerator<string> {
  // The byte order mark tells spreadsheets that this is UTF-8.
  yield `\ufeff${csvLine(columns.map(([heading]) => heading))}`;
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await listAdminClaims(deps, { ...asked, cursor, limit: pageSize });
    yield rows.map((claim) => csvLine(columns.map(([, read]) => read(claim)))).join('');
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

function csvLine(values: readonly string[]): string {
  return `${values.map(csvValue).join(',')}\r\n`;
}

/**
 * Against CSV injection: spreadsheets run a cell that begins like a formula, also in full-width characters;
 * an apostrophe makes it text.
 */
function csvValue(value: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
