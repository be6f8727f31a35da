import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { appendOnlyTables } from '../server/src/app/append-only-tables.ts';
import { recordEvent, verifyChains, verifySeals } from '../server/src/features/history/index.ts';
import { sealTrails } from '../server/src/features/history/seals/seal-trails.ts';
import { type Target, tamperings, withoutGuards } from '../server/src/features/history/testing/tamperings.ts';
import { systemClock } from '../server/src/platform/clock/clock.ts';
import { type Db, type Executor, openDatabase } from '../server/src/platform/db/db.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { rolledBack } from '../server/src/platform/db/rolled-back.ts';
import { createLog } from '../server/src/platform/log/log.ts';
import { migrationsFolder } from '../server/src/testing/postgres/migrations-folder.ts';
import { openPlace, type Place } from './support/operations/database.ts';
import type { Proof } from './support/proof.ts';

const run = promisify(execFile);
const secretKey = 'the secret key of a proof, of enough length';
const log = createLog('error');

/**
 * The number of claims, each with six events and sign-in records; and how often each tampering is planted,
 * each time elsewhere.
 */
const sizes = { short: { claims: 40, rounds: 1 }, long: { claims: 5000, rounds: 10 } };
const eventsEach = 6;

export const proof: Proof = {
  promise: 'What happened cannot be rewritten unseen, in the history of claims or in the audit trail',
  prove: async (size) => {
    const place = await openPlace();
    try {
      return await plantAndLook(place, sizes[size]);
    } finally {
      await place.remove();
    }
  },
};

async function plantAndLook(
  place: Place,
  { claims, rounds }: { claims: number; rounds: number },
): Promise<string> {
  const url = await place.database('trails');
  await migrate({ url, folder: migrationsFolder, log });
  const { db, close } = openDatabase({ url, poolSize: 8, log });
  try {
    const ids: string[] = [];
    for (const _half of [1, 2]) {
      ids.push(...(await writeTrails(db, claims / 2)));
      await sealTrails({ db, clock: systemClock, log, secretKey, trails: appendOnlyTables });
    }
    const started = performance.now();
    const sound = await problemsIn(db);
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    if (sound.length > 0) throw new Error(`found where nothing was planted: ${sound[0]}`);
    const planted = await plantEach(db, ids, rounds);
    const words = await askTheCommand(url, place, ids);
    return `${planted} planted changes of ${tamperings.length} kinds, all found, ${words}; ${claims * eventsEach} events and ${claims} records verified in ${seconds} s`;
  } finally {
    await close();
  }
}

async function writeTrails(db: Db, claims: number): Promise<string[]> {
  const ids = Array.from({ length: claims }, () => randomUUID());
  for (let at = 0; at < ids.length; at += 8)
    await Promise.all(ids.slice(at, at + 8).map((claimId) => writeClaim(db, claimId)));
  await db.execute(sql`insert into auth_audit (at, action, user_id, address, details)
    select now(), case when n % 5 = 0 then 'admin-act' else 'signed-in' end, gen_random_uuid(), '203.0.113.9', '{"n": 1}'
    from generate_series(1, ${claims}::int) n`);
  return ids;
}

async function writeClaim(db: Db, claimId: string): Promise<void> {
  for (let n = 0; n < eventsEach; n += 1)
    await db.transaction((tx) =>
      recordEvent(tx, {
        claimId,
        kind: 'claim.noted',
        actor: { kind: 'system', id: null },
        at: new Date(),
        facts: { n },
        personal: { name: 'Hannah Okoro' },
      }),
    );
}

async function problemsIn(executor: Executor): Promise<readonly string[]> {
  const chains = await verifyChains(executor);
  const seals = await verifySeals({ db: executor, clock: systemClock, secretKey, trails: appendOnlyTables });
  return [...chains.problems, ...seals.problems];
}

/** Each in a transaction that is rolled back, so that the next one starts from an intact trail. */
async function plantEach(db: Db, ids: readonly string[], rounds: number): Promise<number> {
  for (let round = 0; round < rounds; round += 1) {
    const target = targetFor(ids, round);
    for (const { name, plant } of tamperings) {
      await rolledBack(db, async (tx) => {
        await withoutGuards(tx);
        await plant(tx, target);
        if ((await problemsIn(tx)).length === 0) throw new Error(`not found: ${name}`);
      });
    }
  }
  return rounds * tamperings.length;
}

function targetFor(ids: readonly string[], round: number): Target {
  // Spread over the whole trail, and the same in every run.
  const at = (round * 7919 + 13) % ids.length;
  return { claimId: ids[at] ?? '', sequence: 2 + (round % 3), auditId: at + 1 };
}

/**
 * Checks that `npm run verify-history` reports the tampered trail, and passes on an intact one, by its exit
 * code.
 */
async function askTheCommand(url: string, place: Place, ids: readonly string[]): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: join(place.folder, 'data'),
    SECRET_KEY: secretKey,
  };
  const ask = () =>
    run(process.execPath, ['server/dist/operate.js', 'verify-history'], { env }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => error,
    );
  const before = await ask();
  if (before.code !== 0 || !before.stdout.includes('No problem was found.'))
    throw new Error(`the command complains without a reason: ${before.stdout}`);
  const { db, close } = openDatabase({ url, poolSize: 2, log });
  try {
    await db.transaction(async (tx) => {
      await withoutGuards(tx);
      await tx.execute(sql`update auth_audit set action = 'signed-out' where id = 2`);
      await tx.execute(
        sql`update history_events set actor_kind = 'admin' where claim_id = ${ids[0]} and sequence = 3`,
      );
    });
  } finally {
    await close();
  }
  const after = await ask();
  if (after.code !== 1 || !after.stdout.includes('2 PROBLEMS'))
    throw new Error(`the command missed it: ${after.stdout}`);
  return 'the command among them';
}
