import { resolve } from 'node:path';
import { verifyChains, verifySeals } from '../../../features/history/index.ts';
import { BackupError } from '../../../platform/backup/backup-error.ts';
import { readManifest } from '../../../platform/backup/manifest.ts';
import { systemClock } from '../../../platform/clock/clock.ts';
import { openDatabase } from '../../../platform/db/db.ts';
import { secretKeyFor } from '../../../platform/secret-key.ts';
import { appendOnlyTables } from '../../append-only-tables.ts';
import type { Operation } from './operation.ts';

/** `npm run verify-history -- [seal or folder of a backup …]`: checks that the history was not rewritten. */
export const verifyHistoryCommand: Operation = async ({ config, log, dataDir, url, words }) => {
  const noted = (await Promise.all(words.map(sealsIn))).flat();
  const secretKey = await secretKeyFor(config.SECRET_KEY, dataDir);
  const { db, close } = openDatabase({ url, poolSize: 2, log });
  try {
    const chains = await verifyChains(db);
    const seals = await verifySeals({ db, clock: systemClock, secretKey, trails: appendOnlyTables }, noted);
    const problems = [...chains.problems, ...seals.problems];
    const lines = [
      `${chains.events} events of ${chains.claims} claims follow each other${chains.problems.length > 0 ? ', with exceptions' : ''}.`,
      `${seals.rows} rows are as they were sealed, in ${seals.seals} seals; ${seals.pastRetention} more were let go when their time was over.`,
      noted.length > 0
        ? `Compared with ${noted.length} seals that were noted elsewhere.`
        : 'Compared with nothing outside the database: a trail and its seals that were cut off together would not show. Name a backup, or seals from the log.',
      ...(seals.newest.length > 0
        ? ['Newest seals, worth noting elsewhere:', ...seals.newest.map(indented)]
        : []),
      ...(problems.length > 0
        ? [`${problems.length} PROBLEMS:`, ...problems.map(indented)]
        : ['No problem was found.']),
    ];
    return { text: lines.join('\n'), isFine: problems.length === 0 };
  } finally {
    await close();
  }
};

const indented = (line: string) => `  ${line}`;

async function sealsIn(word: string): Promise<readonly string[]> {
  if (/^[a-z-]+\/\d+\/[0-9a-f]{64}$/.test(word)) return [word];
  const { seals } = await readManifest(resolve(word));
  if (seals.length === 0) throw new BackupError(`The backup in ${word} notes no seals.`);
  return seals;
}
