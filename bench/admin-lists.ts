import pg from 'pg';
import { questions } from './support/admin-questions.ts';
import { openClaimsDatabase } from './support/claims-database.ts';
import { asTable, type Compared, compare, isSlow, rowOf } from './support/compare.ts';
import { withPostgres } from './support/with-postgres.ts';
import { writeReport } from './support/write-report.ts';

/**
 * Measures that every list with a hundred times the claims takes at most twice the time: the built server
 * over 10,000 and over 1,000,000 claims. Needs a build, some minutes, and 3 GB of disk while it runs. With
 * these variables it writes no report: BENCH_CLAIMS=100000 uses fewer claims, BENCH_ONLY='all: ' runs only
 * questions with that in their name, and BENCH_WITHOUT_INDEX=legal_claims_newest_first drops an index first,
 * to check that its absence is noticed.
 */
const few = 10_000;
const many = Number(process.env.BENCH_CLAIMS ?? 1_000_000);
const times = 60;
const only = process.env.BENCH_ONLY ?? '';
const withoutIndex = process.env.BENCH_WITHOUT_INDEX;

await withPostgres(async (databaseNamed, closing) => {
  const opened = async (claims: number) => {
    const one = await openClaimsDatabase(await databaseNamed(`claims_${claims}`), claims);
    return closing.add(one);
  };
  const [small, large] = [await opened(few), await opened(many)];
  if (withoutIndex)
    for (const { client } of [small, large])
      await client.query(`drop index ${pg.escapeIdentifier(withoutIndex)}`);
  const compared: Compared[] = [];
  for (const question of questions.filter(({ name }) => name.includes(only))) {
    const one = await compare(question, small, large, times);
    compared.push(one);
    console.log(rowOf(one));
  }
  if (many === 1_000_000 && !only && !withoutIndex) {
    const how = `${times} requests each, in turns, and more where in doubt`;
    await writeReport('admin-lists', how, asTable(compared, [few, many]));
  }
  const slow = compared.filter(isSlow);
  for (const { question } of slow) console.log(`more than twice as long: ${question.name}`);
  console.log(`${compared.length - slow.length} of ${compared.length} within twice the time.`);
  if (slow.length > 0) process.exitCode = 1;
});
