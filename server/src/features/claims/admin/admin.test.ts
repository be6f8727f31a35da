import type { ClaimStatus } from '@plainclaim/domain/claims/statuses';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { pence } from '@plainclaim/domain/shared/money';
import { describe, expect, it } from 'vitest';
import { openClaimsBench } from '../testing/claims-bench.ts';
import { newClaim } from '../testing/plant-claim.ts';
import { addClaim } from '../write-claim.ts';
import { readAdminDashboard } from './read-admin-dashboard.ts';

type Listed = { claims: { id: string; urgency: { level: string } | null }[]; next_cursor: string | null };

const hour = 3_600_000;

type Row = { status: ClaimStatus; hoursLeft: number | null; hasReply?: true };

const waiting: Row = { status: 'pending', hoursLeft: 200 };

/** Claims a minute apart, the oldest first. */
async function open(rows: readonly Row[]) {
  const bench = await openClaimsBench();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const { clock, platform } = bench.app;
  const now = clock.now().getTime();
  const claims: string[] = [];
  for (const [at, { status, hoursLeft, hasReply }] of rows.entries()) {
    const createdAt = new Date(now - (rows.length - at) * 60_000);
    const responseDeadline = hoursLeft === null ? null : new Date(now + hoursLeft * hour);
    const repliedAt = hasReply ? createdAt : null;
    const claim = newClaim(admin.id, { createdAt, responseDeadline, status, repliedAt });
    claims.push((await platform.db.transaction((tx) => addClaim(tx, claim))).id);
  }
  const ids = async (list: string) => {
    const { body } = await bench.call<Listed>(admin, 'GET', `/api/admin/claims?list=${list}`);
    return body.claims.map(({ id }) => claims.indexOf(id));
  };
  return { ...bench, admin, claims, ids };
}

describe('the four lists', () => {
  it('hold what the specification says, in its order', async () => {
    const bench = await open([
      { status: 'pending', hoursLeft: 71 },
      { status: 'pending', hoursLeft: -30 },
      waiting,
      { status: 'responded', hoursLeft: 1, hasReply: true },
      { status: 'active', hoursLeft: null },
    ]);
    expect(await bench.ids('all')).toEqual([4, 3, 2, 1, 0]);
    expect(await bench.ids('pending')).toEqual([4, 2, 1, 0]);
    expect(await bench.ids('responded')).toEqual([3]);
    expect(await bench.ids('approaching-deadlines')).toEqual([1, 0]);
    expect((await bench.call(bench.admin, 'GET', '/api/admin/claims?list=forgotten')).status).toBe(422);
  });

  it('say how pressing each claim is, and nothing of those that wait for nobody', async () => {
    const bench = await open([
      { status: 'pending', hoursLeft: -30 },
      { status: 'pending', hoursLeft: 50 },
      waiting,
      { status: 'resolved', hoursLeft: -1 },
      { status: 'pending', hoursLeft: null },
    ]);
    const { body } = await bench.call<Listed>(bench.admin, 'GET', '/api/admin/claims?list=all');
    expect(body.claims.map(({ urgency }) => urgency?.level ?? null)).toEqual([
      null,
      null,
      'normal',
      'soon',
      'overdue',
    ]);
  });

  it('go on where a page ended', async () => {
    const bench = await open(Array(5).fill(waiting));
    const page = async (query: string) =>
      (await bench.call<Listed>(bench.admin, 'GET', `/api/admin/claims?limit=2${query}`)).body;
    const first = await page('');
    const second = await page(`&cursor=${first.next_cursor}`);
    const third = await page(`&cursor=${second.next_cursor}`);
    expect([first, second, third].flatMap(({ claims }) => claims.map(({ id }) => id))).toEqual(
      bench.claims.toReversed(),
    );
    expect(third.next_cursor).toBeNull();
  });
});

it('draws the last twelve months, with the money that came back in each', async () => {
  const bench = await open(Array(5).fill(waiting));
  const { db } = bench.app.platform;
  const { clock } = bench.app;
  const asked: string[] = [];
  const thisMonth = toIsoDate(`${clock.now().toISOString().slice(0, 7)}-01`);
  const {
    byMonth,
    revenue,
    waiting: counted,
  } = await readAdminDashboard({
    db,
    clock,
    readRevenue: async () => pence(12_345),
    readRecoveredByMonth: async (from) => {
      asked.push(from);
      return new Map([[thisMonth, pence(90_000)]]);
    },
    countWaiting: async () => ({ unreadMessages: 4, failedMails: 3, pendingSolicitors: 2 }),
  });
  expect(byMonth).toHaveLength(12);
  expect(asked).toEqual([byMonth[0]?.month]);
  expect(byMonth.at(-1)).toEqual({ month: thisMonth, claims: 5, recovered: 90_000 });
  expect(byMonth.slice(0, -1).every(({ claims, recovered }) => claims + recovered === 0)).toBe(true);
  expect(revenue).toBe(12_345);
  expect(counted).toEqual({ unreadMessages: 4, failedMails: 3, pendingSolicitors: 2 });
});
