import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './children.mjs';
import { fingerprint, onceFor } from './fingerprint.mjs';
import { root } from './places.mjs';
import { keepLog, Problem } from './problem.mjs';
import { stage } from './say.mjs';
import { toolPath } from './tools.mjs';

const web = join(root, 'web');
const sharedInputs = ['domain', 'package-lock.json', 'tsconfig.base.json'];

export const builds = [
  {
    name: 'server',
    inputs: [...sharedInputs, 'server'],
    stamp: join(root, 'server', 'dist', '.plainclaim-stamp'),
    outputs: [join(root, 'server', 'dist', 'main.js')],
    command: () => [toolPath('rolldown', 'rolldown'), '-c', join('server', 'rolldown.config.ts')],
    cwd: root,
  },
  {
    name: 'web',
    inputs: [...sharedInputs, 'web'],
    stamp: join(web, 'build', '.plainclaim-stamp'),
    outputs: [join(web, 'build', 'client'), join(web, 'build', 'server')],
    command: () => [toolPath('@react-router/dev', 'react-router', web), 'build'],
    cwd: web,
  },
];

/** Builds the parts whose sources have changed. */
export async function buildWhatChanged(runtime) {
  for (const build of builds) {
    await stage(`Build of the ${build.name}`, () => buildUnlessDone(build, runtime));
  }
}

export function buildUnlessDone(build, runtime) {
  const hash = fingerprint(root, build.inputs);
  return onceFor(hash, { ...build, work: () => runBuild(build, runtime) });
}

async function runBuild({ name, command, cwd, outputs }, { node, environment }) {
  const env = environment({ NODE_ENV: 'production' });
  const { code, output } = await runStep(node, command(), { cwd, env });
  if (code === 0 && outputs.every((path) => existsSync(path))) return;
  throw new Problem(`The ${name} could not be built; ${keepLog(`build-${name}`, output)}.`, output);
}
