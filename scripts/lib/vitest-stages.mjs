import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vitestCommand } from './checks.mjs';
import { countVitest } from './counts.mjs';
import { root } from './places.mjs';
import { filesOfVitest } from './reports.mjs';
import { runForReport } from './run-tool.mjs';

/**
 * Moments at which date bugs show first: another year, the last minute of a month in summer time, a leap day.
 */
const otherMoments = {
  'a year ahead': '2027-11-16T10:00:00Z',
  'at 23:59 on 31 March': '2027-03-31T22:59:00Z',
  'on a leap day': '2028-02-29T10:00:00Z',
};

/** Its tests take the date from the machine, as the official auth client does. */
const withoutDays = new Set(['auth']);

/**
 * All tests without a browser; the full run uses the long sizes, and repeats them with the tests' clock at
 * other moments.
 */
export async function vitestStages(run) {
  const { stages, scope } = run;
  // The sizes are explained in vitest.config.ts.
  await stages.stage('unit and integration', () => vitest(run, { TEST_SIZE: scope }));
  for (const [name, moment] of Object.entries(scope === 'full' ? otherMoments : {}))
    await stages.stage(`integration ${name}`, () => vitest(run, { TEST_NOW: moment }, slicesWithDays()));
}

async function vitest({ runtime, reports, files }, env, words) {
  const reportFile = join(reports, 'vitest.json');
  const { code, report } = await runForReport(vitestCommand(reportFile, words), reportFile, runtime, env);
  files.push(...filesOfVitest(report, root));
  return { counts: countVitest(report, code) };
}

/** Folders of the server whose tests depend on the date. */
const slicesWithDays = () => [
  'server/src/config/',
  'server/src/dev/',
  ...readdirSync(join(root, 'server/src/features'))
    .filter((name) => !withoutDays.has(name))
    .map((name) => `server/src/features/${name}/`),
];
