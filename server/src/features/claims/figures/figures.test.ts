import { randomUUID } from 'node:crypto';
import { type ClaimStatus, claimStatuses } from '@plainclaim/domain/claims/statuses';
import { deadlineDays } from '@plainclaim/domain/claims/urgency';
import { decimalFromPence, pence } from '@plainclaim/domain/shared/money';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import type { Tx } from '../../../platform/db/db.ts';
import { seeded } from '../../../testing/seeded.ts';
import { testApp } from '../../../testing/test-app.ts';
import { demoPeople } from '../../auth/index.ts';
import { readAdminFigures } from '../admin/read-admin-figures.ts';
import type { ClaimRow } from '../claims.store.ts';
import { newClaim } from '../testing/plant-claim.ts';
import { addClaim, changeClaim } from '../write-claim.ts';
import { foldDeltas } from './figures.store.ts';

const operations = inject('isFullRun') ? 10_000 : 1_000;
/** Several transactions, as in production. */
const perTransaction = 100;
const dayMs = 86_400_000;

it('equal a count of all claims after thousands of random changes', async () => {
  const { platform, clock } = await testApp();
  const { db } = platform;
  const random = seeded(20_261_115);
  const userId = await someone(platform);
  const now = clock.now();
  const anyDeadline = () =>
    random(5) === 0 ? null : new Date(now.getTime() + (random(20 * 24) - 10 * 24) * 3_600_000);
  const claims: ClaimRow[] = [];
  const changeSomething = async (tx: Tx) => {
    const at = random(claims.length + 1);
    const claim = claims[at];
    if (!claim || random(4) === 0) {
      const amount = decimalFromPence(pence(1 + random(2_000_000)));
      const createdAt = new Date(now.getTime() - random(400) * dayMs);
      claims.push(
        await addClaim(tx, newClaim(userId, { amount, createdAt, responseDeadline: anyDeadline() })),
      );
      return;
    }
    const changes = {
      status: claimStatuses[random(claimStatuses.length)] as ClaimStatus,
      responseDeadline: anyDeadline(),
      repliedAt: random(3) === 0 ? now : claim.repliedAt,
      disputedAt: random(5) === 0 ? now : null,
    };
    claims[at] = await changeClaim(tx, claim, changes, now);
  };
  for (let done = 0; done < operations; done += perTransaction) {
    await db.transaction(async (tx) => {
      for (let n = 0; n < perTransaction; n++) await changeSomething(tx);
    });
    if (done % (operations / 4) === 0) await foldDeltas(db);
  }

  const { today, horizon } = deadlineDays(now);
  const {
    rows: [counted],
  } = await db.execute(sql`
    select count(*)::int as total,
      count(replied_at)::int as replied,
      (sum(amount) * 100)::bigint::text as value,
      count(*) filter (where status = 'pending' or response_deadline is null)::int as pending,
      count(*) filter (where status = 'pending' and due < ${today}::date)::int as overdue,
      count(*) filter (where status = 'pending' and due >= ${today}::date and due < ${horizon}::date)::int as approaching,
      count(*) filter (where disputed_at is not null and closed_at is null)::int as disputed,
      round(100.0 * count(replied_at) / count(*))::int as rate,
      round(100.0 * count(*) filter (where response_deadline is not null and status <> 'pending')
        / count(response_deadline))::int as moved
    from legal_claims, lateral (select (response_deadline at time zone 'Europe/London')::date) as days(due)`);
  const expected = {
    totalClaims: counted?.total,
    pendingClaimsCount: counted?.pending,
    claimsWithResponses: counted?.replied,
    claimsAwaitingResponse: Number(counted?.total) - Number(counted?.replied),
    totalClaimsValue: Number(counted?.value),
    overdueClaimsCount: counted?.overdue,
    approachingDeadlinesCount: counted?.approaching,
    disputedClaimsCount: counted?.disputed,
    responseRate: counted?.rate,
    movedOnRate: counted?.moved,
  };
  expect(expected.totalClaims).toBeGreaterThan(operations / 10);
  expect(await readAdminFigures({ db, clock })).toEqual(expected);
  await foldDeltas(db);
  expect(await readAdminFigures({ db, clock })).toEqual(expected);
}, 900_000);

async function someone({ db }: Awaited<ReturnType<typeof testApp>>['platform']): Promise<string> {
  const id = demoPeople[0]?.id ?? randomUUID();
  await db.execute(sql`insert into auth_users (id, email, app_metadata, user_metadata, created_at, updated_at)
    values (${id}, 'hannah@example.com', '{}', '{}', now(), now())`);
  return id;
}
