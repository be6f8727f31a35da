import { type CountedFigure, figureLink, figureSelections } from '@plainclaim/domain/claims/claim-lists';
import { type ClaimStatus, claimStatuses } from '@plainclaim/domain/claims/statuses';
import { expect, it } from 'vitest';
import { openClaimsBench } from '../testing/claims-bench.ts';
import { plantClaim } from '../testing/plant-claim.ts';

type Row = {
  readonly id: string;
  readonly urgency: { readonly level: string; readonly label: string } | null;
};
type List = { readonly claims: readonly Row[]; readonly next_cursor: string | null };
type Dashboard = {
  readonly stats: Readonly<Record<string, number>>;
  readonly deadlines: { readonly due: readonly Row[]; readonly overdue: readonly Row[] };
};

/** Afternoon in summer: the clocks of London and UTC differ, and part of today's deadlines have passed by the minute. */
const startAt = '2026-07-15T14:00:00Z';

const deadlines = [
  null,
  '2026-05-01T16:00:00Z',
  // The last minute of yesterday and the first of today in London, both on the 14th in UTC.
  '2026-07-14T22:59:00Z',
  '2026-07-14T23:00:00Z',
  '2026-07-15T08:00:00Z',
  '2026-07-15T22:00:00Z',
  '2026-07-17T16:00:00Z',
  // The last minute of the third day ahead, and the first after it.
  '2026-07-18T22:59:00Z',
  '2026-07-18T23:00:00Z',
  '2026-08-20T16:00:00Z',
];

const withReply: readonly ClaimStatus[] = ['responded', 'resolved'];

async function open() {
  const bench = await openClaimsBench({ startAt });
  const claimant = await bench.signUp();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  let minutes = 0;
  const plant = (
    status: ClaimStatus,
    deadline: string | null,
    { repliedAt = null, disputedAt = null }: { repliedAt?: Date | null; disputedAt?: Date | null } = {},
  ) =>
    plantClaim(bench.app.platform.db, claimant.id, {
      createdAt: new Date(Date.parse('2026-04-01T10:00:00Z') + minutes++ * 60_000),
      status,
      responseDeadline: deadline ? new Date(deadline) : null,
      repliedAt,
      disputedAt,
    });
  const dashboard = async () => (await bench.call<Dashboard>(admin, 'GET', '/api/admin/dashboard')).body;
  /** The rows of the list that the address of a page shows, page by page. */
  const rowsAt = async (address: string): Promise<Row[]> => {
    const { pathname, searchParams } = new URL(address, 'https://plainclaim.example');
    const list = pathname.replace('/admin/claims/', '');
    const rows: Row[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = new URLSearchParams({ ...Object.fromEntries(searchParams), list, limit: '7' });
      if (cursor) query.set('cursor', cursor);
      const page: List = (await bench.call<List>(admin, 'GET', `/api/admin/claims?${query}`)).body;
      rows.push(...page.claims);
      cursor = page.next_cursor;
    }
    return rows;
  };
  return { ...bench, admin, plant, dashboard, rowsAt };
}

it('every figure is the count of the list that its link opens', async () => {
  const { plant, dashboard, rowsAt } = await open();
  for (const status of claimStatuses)
    for (const deadline of deadlines) {
      await plant(status, deadline);
      if (withReply.includes(status)) await plant(status, deadline, { repliedAt: new Date(startAt) });
    }
  for (const status of claimStatuses) await plant(status, null, { disputedAt: new Date(startAt) });
  const { stats } = await dashboard();
  for (const figure of Object.keys(figureSelections) as CountedFigure[]) {
    const rows = await rowsAt(figureLink(figure));
    expect([figure, rows.length]).toEqual([figure, stats[figure]]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  }
  expect(stats).toMatchObject({
    totalClaims: 86,
    pendingClaimsCount: 23,
    claimsAwaitingResponse: 66,
    claimsWithResponses: 20,
    overdueClaimsCount: 2,
    approachingDeadlinesCount: 5,
    disputedClaimsCount: 4,
    responseRate: 23,
  });
});

it('overdue, due and later are the same claims for figure, list and badge', async () => {
  const { plant, rowsAt } = await open();
  for (const status of claimStatuses) for (const deadline of deadlines) await plant(status, deadline);
  const levels = (rows: readonly Row[]) => rows.map(({ urgency }) => urgency?.level);
  const all = levels(await rowsAt('/admin/claims/all'));
  const count = (wanted: string) => all.filter((level) => level === wanted).length;
  expect(levels(await rowsAt(figureLink('overdueClaimsCount')))).toEqual(
    Array(count('overdue')).fill('overdue'),
  );
  expect(levels(await rowsAt(figureLink('approachingDeadlinesCount')))).toEqual([
    ...Array(count('today')).fill('today'),
    ...Array(count('soon')).fill('soon'),
  ]);
});

it('shows what is due before what has passed, and of that the latest first', async () => {
  const { plant, dashboard } = await open();
  const late: string[] = [];
  for (let day = 1; day <= 9; day++) late.unshift((await plant('pending', `2026-06-0${day}T16:00:00Z`)).id);
  const tomorrow = (await plant('pending', '2026-07-16T16:00:00Z')).id;
  const today = (await plant('pending', '2026-07-15T16:00:00Z')).id;
  await plant('active', '2026-07-15T16:00:00Z');
  const { deadlines: shown } = await dashboard();
  expect(shown.due.map(({ id }) => id)).toEqual([today, tomorrow]);
  expect(shown.due[0]?.urgency?.label).toBe('Due Today');
  expect(shown.overdue.map(({ id }) => id)).toEqual(late.slice(0, 3));
});
