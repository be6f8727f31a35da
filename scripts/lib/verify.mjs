import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builds, buildUnlessDone } from './build.mjs';
import {
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
import { root } from './places.mjs';
import { prepare } from './prepare.mjs';
import { Stopped, sentenceFor } from './problem.mjs';
import { createStages, sideBySide } from './stages.mjs';
import { toolPath } from './tools.mjs';

/** Everything that must hold before a change is good; `browser: false` leaves out the build and the browser. */
export async function verify({ browser }) {
  const stages = createStages();
  const runtime = await stages.setUp(() => prepare().catch(setUpFailed));
  if (!runtime) return 1;
  const reports = mkdtempSync(join(tmpdir(), 'plainclaim-reports-'));
  try {
    await staticStages(stages, runtime);
    await stages.stage('unit and integration', () => vitest(runtime, join(reports, 'vitest.json')));
    if (browser) await browserStages(stages, runtime, join(reports, 'playwright.json'));
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

async function staticStages(stages, runtime) {
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

async function vitest(runtime, reportFile) {
  const { code } = await runTool(vitestCommand(reportFile), runtime, { output: 'inherit' });
  return { counts: countVitest(readReport(reportFile), code) };
}

async function browserStages(stages, runtime, reportFile) {
  const built = await stages.stage('build', async () => {
    for (const build of builds) await buildUnlessDone(build, runtime);
    return { ok: true };
  });
  if (built) await stages.stage('promises', () => promises(runtime));
  else stages.notRun('promises', 'the build failed');
  if (built) await stages.stage('measurements', () => measurements(runtime));
  else stages.notRun('measurements', 'the build failed');
  let chromium = '';
  const found = await stages.stage('find Chromium', async () => {
    chromium = await findChromium(runtime);
    return { ok: true };
  });
  if (!built) return stages.notRun('end to end', 'the build failed');
  if (!found) return stages.notRun('end to end', 'there is no Chromium');
  await stages.stage('end to end', async () => {
    const env = { PLAINCLAIM_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
    const { code } = await runTool(playwrightCommand, runtime, { env, output: 'inherit' });
    return { counts: countPlaywright(readReport(reportFile), code) };
  });
}

async function promises(runtime) {
  const env = { NODE_ENV: 'production' };
  const { code } = await runTool(proveCommand, runtime, { env, output: 'inherit' });
  return { ok: code === 0 };
}

async function measurements(runtime) {
  const env = { NODE_ENV: 'production', BENCH_SHORT: 'yes' };
  let ok = true;
  for (const command of shortBenches) {
    const { code } = await runTool(command, runtime, { env, output: 'inherit' });
    ok &&= code === 0;
  }
  return { ok };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
