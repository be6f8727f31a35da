import type { Executor } from '../../../platform/db/db.ts';
import {
  digestRows,
  noSeal,
  readSeal,
  type Seal,
  type SealKey,
  sealKeyFrom,
  sealOf,
  writeSeal,
} from './seal.ts';
import type { SealDeps } from './seal-trails.ts';
import { lastSeal, sealsAfter } from './seals.store.ts';
import type { Trail } from './trail.ts';

export type VerifyDeps = Pick<SealDeps, 'clock' | 'secretKey' | 'trails'> & { readonly db: Executor };

export type SealsVerdict = {
  readonly problems: readonly string[];
  readonly seals: number;
  readonly rows: number;
  /** Sealed rows past their retention period. */
  readonly pastRetention: number;
  /** The newest seal of each trail: worth noting outside the database. */
  readonly newest: readonly string[];
};

const sealsAtOnce = 100;
/** The job seals every ten minutes; an hour leaves room for a worker that was down. */
const sealedWithinMs = 3600_000;

/**
 * Compares every sealed row with its seal, and the seals with those noted elsewhere. Reports a few problems
 * per trail at most; after a broken seal, the later ones are still checked.
 */
export async function verifySeals(deps: VerifyDeps, noted: readonly string[] = []): Promise<SealsVerdict> {
  const key = sealKeyFrom(deps.secretKey);
  const verdict = { problems: [] as string[], seals: 0, rows: 0, pastRetention: 0, newest: [] as string[] };
  for (const trail of deps.trails) {
    const wanted = noted.map(readSeal).filter((one) => one?.trail === trail.name);
    let previous: Seal | undefined;
    for await (const seal of allSeals(deps, trail)) {
      const { problem, rows, pastRetention } = await check(deps, trail, seal, previous, key);
      if (problem) verdict.problems.push(`${writeSeal(seal).slice(0, -56)}… ${problem}`);
      if (wanted.some((one) => one?.number === seal.number && one.seal !== seal.seal))
        verdict.problems.push(`${trail.name}/${seal.number} is not the seal that was noted: it was replaced`);
      verdict.seals += 1;
      verdict.rows += rows;
      verdict.pastRetention += pastRetention;
      previous = seal;
    }
    for (const one of wanted)
      if (one && one.number > (previous?.number ?? 0))
        verdict.problems.push(
          `${trail.name}/${one.number} was noted and is gone: the end of the trail was cut off`,
        );
    if (previous) verdict.newest.push(writeSeal(previous));
    verdict.problems.push(...(await unsealed(deps, trail, previous)));
  }
  return verdict;
}

async function* allSeals({ db }: Pick<VerifyDeps, 'db'>, trail: Trail): AsyncIterable<Seal> {
  let after = 0;
  while (true) {
    const page = await sealsAfter(db, trail.name, after, sealsAtOnce);
    yield* page;
    after = page.at(-1)?.number ?? after;
    if (page.length < sealsAtOnce) return;
  }
}

type Checked = { readonly problem: string | null; readonly rows: number; readonly pastRetention: number };

async function check(
  { db, clock }: Pick<VerifyDeps, 'db' | 'clock'>,
  trail: Trail,
  seal: Seal,
  previous: Seal | undefined,
  key: SealKey,
): Promise<Checked> {
  const broken = (problem: string): Checked => ({ problem, rows: 0, pastRetention: 0 });
  if (seal.keyName !== key.name) return broken('was made with another SECRET_KEY and cannot be checked');
  if (sealOf(seal, key) !== seal.seal) return broken('is not a seal of ours: it was changed or made up');
  if (
    seal.number !== (previous?.number ?? 0) + 1 ||
    seal.previous !== (previous?.seal ?? noSeal) ||
    seal.above !== (previous?.upTo ?? 0)
  )
    return broken('does not follow the seal before it: one was removed');
  const since = trail.retainedSince?.(clock.now());
  if (since && seal.oldest < since) return { problem: null, rows: 0, pastRetention: seal.rows };
  const { above, upTo } = seal;
  const rows = await trail.rows(db, { above, upTo, limit: seal.rows + 1 });
  const ids = `ids ${above + 1} to ${upTo}`;
  if (rows.length < seal.rows)
    return broken(`${seal.rows - rows.length} of ${seal.rows} rows were removed (${ids})`);
  if (rows.length > seal.rows) return broken(`rows were added among those that were sealed (${ids})`);
  if (digestRows(rows, key) !== seal.digest) return broken(`a row was changed (${ids})`);
  return { problem: null, rows: rows.length, pastRetention: 0 };
}

/** A trail that no job seals, or whose newest seals were removed. */
async function unsealed(
  { db, clock }: Pick<VerifyDeps, 'db' | 'clock'>,
  trail: Trail,
  last: Seal | undefined,
): Promise<string[]> {
  const range = { above: last?.upTo ?? 0, upTo: Number.MAX_SAFE_INTEGER, limit: 1 };
  const [first] = await trail.rows(db, range);
  const waited = first ? clock.now().getTime() - first.at.getTime() : 0;
  if (!first || waited < sealedWithinMs) return [];
  const words = `rows since id ${first.id} (${first.at.toISOString()}) are not sealed`;
  return [`${trail.name}: ${words}: no worker ran, or seals were removed`];
}

/** The newest seal of every trail. */
export async function newestSeals({ db, trails }: Pick<VerifyDeps, 'db' | 'trails'>): Promise<string[]> {
  const newest: string[] = [];
  // Sequentially: the snapshot of a backup has one connection.
  for (const { name } of trails) {
    const seal = await lastSeal(db, name);
    if (seal) newest.push(writeSeal(seal));
  }
  return newest;
}
