import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builds, buildUnlessDone } from './build.mjs';
import {
  benchCommand,
  firstPromises,
  playwrightCommand,
  proveCommand,
  routeTypes,
  shortBenches,
  staticChecks,
  vitestCommand,
} from './checks.mjs';
import { runStep } from './children.mjs';
import { findChromium } from './chromium.mjs';
import { countLine, countPlaywright, countVitest } from './counts.mjs';
import { openFullRun } from './full-run.mjs';
import { root } from './places.mjs';
import { prepare } from './prepare.mjs';
import { Stopped, sentenceFor } from './problem.mjs';
import { filesOfPlaywright, filesOfVitest, retriedIn, slowestFiles } from './reports.mjs';
import { createStages, sideBySide } from './stages.mjs';
import { toolPath } from './tools.mjs';

/** Moments at which dates go wrong first: another year, the last minute of a quarter in summer time, a leap day. */
const otherMoments = {
  'a year ahead': '2027-11-16T10:00:00Z',
  'at 23:59 on 31 March': '2027-03-31T22:59:00Z',
  'on a leap day': '2028-02-29T10:00:00Z',
};

/**
 * `check` is what needs neither build nor browser, `test` everything that must hold before a change goes in, `full` all
 * there is. A full run that was stopped, or failed, goes on with the stages that have not passed for these sources yet.
 */
export async function verify(scope) {
  const stages = createStages({ passedBefore: scope === 'full' ? openFullRun() : undefined });
  const runtime = await stages.setUp(() => prepare().catch(setUpFailed));
  if (!runtime) return 1;
  const reports = mkdtempSync(join(tmpdir(), 'plainclaim-reports-'));
  const run = { stages, runtime, reports, files: [], retried: [], thorough: scope === 'full' };
  try {
    await staticStages(run);
    await testStages(run);
    if (scope !== 'check') await stagesOnTheBuild(run);
    console.log(`\nThe slowest files, in seconds\n${slowestFiles(run.files, 20).join('\n')}\n`);
    return stages.finish();
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

function setUpFailed(error) {
  if (error instanceof Stopped) throw error;
  console.error(sentenceFor(error));
  console.log(countLine({ passed: 0, failed: 1, skipped: 0 }));
  return null;
}

async function staticStages({ stages, runtime }) {
  const first = routeTypes();
  await stages.stage(first.name, () => commandsPass(first.commands, runtime));
  const jobs = staticChecks().map(
    ({ name, commands }) =>
      () =>
        stages.stage(name, () => commandsPass(commands, runtime)),
  );
  await sideBySide(2, jobs);
}

async function commandsPass(commands, runtime) {
  const results = [];
  for (const command of commands) results.push(await runTool(command, runtime, {}));
  const bad = results.filter(({ code }) => code !== 0);
  return { ok: bad.length === 0, output: bad.map(({ output }) => output).join('\n') };
}

function runTool({ tool: [name, command], args, folder = '' }, runtime, { env = {}, output = 'capture' }) {
  const cwd = join(root, folder);
  // A NODE_ENV of the shell would change what the tools build and test.
  const environment = runtime.environment({ NODE_ENV: undefined, ...env });
  return runStep(runtime.node, [toolPath(name, command, cwd), ...args], { cwd, env: environment, output });
}

async function testStages(run) {
  const { stages, thorough } = run;
  await stages.stage('unit and integration', () =>
    vitest(run, { env: thorough ? { TEST_SIZE: 'full' } : {} }),
  );
  if (!thorough) return;
  for (const [name, moment] of Object.entries(otherMoments))
    await stages.stage(`integration ${name}`, () =>
      vitest(run, { env: { TEST_NOW: moment }, projects: ['server', 'server, alone'] }),
    );
}

async function vitest({ runtime, reports, files }, { env, projects }) {
  const reportFile = join(reports, 'vitest.json');
  rmSync(reportFile, { force: true });
  const { code } = await runTool(vitestCommand(reportFile, projects), runtime, { env, output: 'inherit' });
  const report = readReport(reportFile);
  files.push(...filesOfVitest(report, root));
  return { counts: countVitest(report, code) };
}

async function stagesOnTheBuild(run) {
  const { stages, runtime, thorough } = run;
  const built = await stages.alwaysStage('build', async () => {
    for (const build of builds) await buildUnlessDone(build, runtime);
    return { ok: true };
  });
  if (!built) return stages.notRun('promises and browser', 'the build failed');
  for (const names of thorough ? everyPromise().map((name) => [name]) : [firstPromises])
    await stages.stage(`promises: ${names.join(', ')}`, () =>
      succeeds(proveCommand(...names), runtime, { NODE_ENV: 'production' }),
    );
  for (const name of thorough ? shortBenches : [])
    await stages.stage(`bench: ${name}`, () =>
      succeeds(benchCommand(name), runtime, { NODE_ENV: 'production', BENCH_SHORT: 'yes' }),
    );
  await browserStages(run);
}

const everyPromise = () =>
  readdirSync(join(root, 'prove'))
    .filter((file) => file.endsWith('.proof.ts'))
    .map((file) => file.replace('.proof.ts', ''));

async function succeeds(command, runtime, env) {
  const { code } = await runTool(command, runtime, { env, output: 'inherit' });
  return { ok: code === 0 };
}

async function browserStages(run) {
  const { stages, runtime, thorough } = run;
  let chromium = '';
  const found = await stages.alwaysStage('find Chromium', async () => {
    chromium = await findChromium(runtime);
    return { ok: true };
  });
  if (!found) return stages.notRun('browser', 'there is no Chromium');
  await stages.stage('browser', () => playwright(run, chromium, 'first'));
  if (thorough) await stages.stage('browser, the rest', () => playwright(run, chromium, 'rest'));
  await stages.alwaysStage('second tries', async () => tellOfRetried(run));
}

/** A busy machine may cost a test or two their first try; more are a fault that hides. */
const mostRetried = 2;

function tellOfRetried({ retried }) {
  console.log(
    `\nTests that passed only when they were tried again: ${retried.length}, at most ${mostRetried}`,
  );
  for (const name of retried) console.log(`  ${name}`);
  return { ok: retried.length <= mostRetried };
}

async function playwright({ runtime, reports, files, retried, thorough }, chromium, tests) {
  const reportFile = join(reports, 'playwright.json');
  rmSync(reportFile, { force: true });
  const env = {
    PLAINCLAIM_CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    ...(thorough && { PLAINCLAIM_LOOKS: 'all' }),
  };
  const { code } = await runTool(playwrightCommand(tests), runtime, { env, output: 'inherit' });
  const report = readReport(reportFile);
  files.push(...filesOfPlaywright(report));
  retried.push(...retriedIn(report));
  return { counts: countPlaywright(report, code) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
