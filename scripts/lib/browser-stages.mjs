import { join } from 'node:path';
import { playwrightCommand } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { countPlaywright } from './counts.mjs';
import { filesOfPlaywright, retriedIn } from './reports.mjs';
import { runForReport } from './run-tool.mjs';

/** A busy machine may make a test or two need a retry; more hide a fault. */
const mostRetried = 2;

/**
 * The browser tests of `npm test`; the full run checks every look of each page, then runs the other tests
 * too.
 */
export async function browserStages(run) {
  const { stages, runtime, scope } = run;
  let chromium = '';
  const found = await stages.alwaysStage('find Chromium', async () => {
    chromium = await findChromium(runtime);
    return { ok: true };
  });
  if (!found) return stages.notRun('browser', 'there is no Chromium');
  const retried = [];
  const browser = async (tests) => {
    const report = await playwright(run, chromium, tests);
    retried.push(...report.retried);
    return report;
  };
  await stages.stage('browser', () => browser('first'));
  if (scope === 'full') await stages.stage('browser, the rest', () => browser('rest'));
  await stages.alwaysStage('second tries', async () => tellOfRetried(retried));
}

async function playwright({ runtime, reports, files, scope }, chromium, tests) {
  const reportFile = join(reports, 'playwright.json');
  const env = {
    PLAINCLAIM_CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    ...(scope === 'full' && { PLAINCLAIM_LOOKS: 'all' }),
  };
  const { code, report } = await runForReport(playwrightCommand(tests), reportFile, runtime, env);
  files.push(...filesOfPlaywright(report));
  return { counts: countPlaywright(report, code), retried: retriedIn(report) };
}

function tellOfRetried(retried) {
  console.log(
    `\nTests that passed only when they were tried again: ${retried.length}, at most ${mostRetried} may`,
  );
  for (const name of retried) console.log(`  ${name}`);
  return { ok: retried.length <= mostRetried };
}
