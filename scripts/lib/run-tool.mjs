import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './children.mjs';
import { root } from './places.mjs';
import { toolPath } from './tools.mjs';

/** Runs a command of an installed package; see `checks.mjs` for what a command is. */
export function runTool(
  { tool: [name, command], args, folder = '' },
  runtime,
  { env = {}, output = 'capture' } = {},
) {
  const cwd = join(root, folder);
  // The shell's NODE_ENV would change what the tools build and test.
  const environment = runtime.environment({ NODE_ENV: undefined, ...env });
  return runStep(runtime.node, [toolPath(name, command, cwd), ...args], { cwd, env: environment, output });
}

/** Runs a command that writes a report; returns `{ code, report }`, with null for a missing report. */
export async function runForReport(command, reportFile, runtime, env) {
  rmSync(reportFile, { force: true });
  const { code } = await runTool(command, runtime, { env, output: 'inherit' });
  return { code, report: readReport(reportFile) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
