import { londonDateOf, startOfLondonDay } from '@plainclaim/domain/shared/dates';
import { addDays } from '@plainclaim/domain/shared/iso-date';
import type { NewClaim } from '../claims.store.ts';
import { openClaimsBench } from './claims-bench.ts';
import { plantClaim } from './plant-claim.ts';

type Row = {
  readonly id: string;
  readonly status: string;
  readonly plaintiff_name: string;
  readonly defendant_name: string;
  readonly urgency: { level: string; label: string } | null;
};

export type List = {
  readonly claims: readonly Row[];
  readonly next_cursor: string | null;
  readonly moved_on_rate: number;
};

const hourMs = 3_600_000;

export const dayMs = 24 * hourMs;

export async function openAdminListsBench() {
  const bench = await openClaimsBench();
  const claimant = await bench.signUp();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const now = bench.app.clock.now().getTime();
  let planted = 0;
  /** Each is a minute newer than the one before, unless it says otherwise. */
  const plant = (given: Partial<NewClaim> = {}) =>
    plantClaim(bench.app.platform.db, claimant.id, {
      createdAt: new Date(now - 30 * dayMs + planted++ * 60_000),
      ...given,
    });
  const ask = async (query: Readonly<Record<string, string>>) =>
    (await bench.call<List>(admin, 'GET', `/api/admin/claims?${new URLSearchParams(query)}`)).body;
  const ids = async (query: Readonly<Record<string, string>>) =>
    (await ask(query)).claims.map(({ id }) => id);
  const at = (ms: number) => new Date(now + ms);
  /** The last millisecond of the London day that is so many days from today. */
  const endOfDay = (days: number) =>
    new Date(startOfLondonDay(addDays(londonDateOf(new Date(now)), days + 1)).getTime() - 1);
  return { ...bench, claimant, admin, plant, ask, ids, at, endOfDay };
}
