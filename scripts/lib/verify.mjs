import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserStages } from './browser-stages.mjs';
import { builds, buildUnlessDone } from './build.mjs';
import {
  benchCommand,
  firstPromises,
  proveCommand,
  routeTypes,
  shortBenches,
  staticChecks,
} from './checks.mjs';
import { countLine } from './counts.mjs';
import { openFullRun } from './full-run.mjs';
import { root } from './places.mjs';
import { prepare } from './prepare.mjs';
import { Stopped, sentenceFor } from './problem.mjs';
import { slowestFiles } from './reports.mjs';
import { runTool } from './run-tool.mjs';
import { createStages, sideBySide } from './stages.mjs';
import { vitestStages } from './vitest-stages.mjs';

/**
 * `check` runs what needs neither build nor browser, `test` everything required before a change goes in,
 * `full` everything. A full run that stopped or failed resumes with the stages that have not passed for these
 * sources.
 */
export async function verify(scope) {
  const stages = createStages({ passedBefore: scope === 'full' ? openFullRun() : undefined });
  const runtime = await stages.setUp(() => prepare().catch(setUpFailed));
  if (!runtime) return 1;
  const reports = mkdtempSync(join(tmpdir(), 'plainclaim-reports-'));
  const run = { stages, runtime, reports, scope, files: [] };
  try {
    await staticStages(run);
    await vitestStages(run);
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
  const check = ({ name, command }) =>
    stages.stage(name, async () => {
      const { code, output } = await runTool(command, runtime);
      return { ok: code === 0, output };
    });
  await check(routeTypes);
  await sideBySide(
    2,
    staticChecks.map((one) => () => check(one)),
  );
}

async function stagesOnTheBuild(run) {
  const { stages, runtime, scope } = run;
  const isFull = scope === 'full';
  const built = await stages.alwaysStage('build', async () => {
    for (const build of builds) await buildUnlessDone(build, runtime);
    return { ok: true };
  });
  if (!built) return stages.notRun('promises and browser', 'the build failed');
  for (const names of isFull ? everyPromise().map((name) => [name]) : [firstPromises])
    await stages.stage(`promises: ${names.join(', ')}`, () => succeeds(proveCommand(...names), runtime));
  for (const name of isFull ? shortBenches : [])
    await stages.stage(`bench: ${name}`, () => succeeds(benchCommand(name), runtime, { BENCH_SHORT: 'yes' }));
  await browserStages(run);
}

const everyPromise = () =>
  readdirSync(join(root, 'prove'))
    .filter((file) => file.endsWith('.proof.ts'))
    .map((file) => file.replace('.proof.ts', ''));

async function succeeds(command, runtime, env = {}) {
  const { code } = await runTool(command, runtime, {
    env: { NODE_ENV: 'production', ...env },
    output: 'inherit',
  });
  return { ok: code === 0 };
}
