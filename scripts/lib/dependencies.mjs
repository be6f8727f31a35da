import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, onceFor } from './fingerprint.mjs';
import { lockGaps } from './lock-gaps.mjs';
import { npmInstall } from './npm.mjs';
import { root } from './places.mjs';
import { Problem } from './problem.mjs';
import { stage } from './say.mjs';

/** Installs build tools even with NODE_ENV=production, and the platform's optional packages. */
const everything = ['--include=dev', '--include=optional'];

/** `npm ci` unless the lock file has gaps (see `lockGaps`). Both commands install what the lock says. */
export const installCommand = (lock) =>
  lockGaps(lock).length === 0 ? ['ci', ...everything] : ['install', '--no-save', ...everything];

export async function installDependencies(runtime) {
  // Packages contain binaries, so the fingerprint includes the platform.
  const hash = fingerprint(root, ['package-lock.json', '.npmrc'], [process.platform, process.arch]);
  const stamp = join(root, 'node_modules', '.plainclaim-stamp');
  const command = installCommand(readLock());
  await stage(`Packages: npm ${command[0]}`, () =>
    onceFor(hash, { stamp, work: () => install(command, runtime) }),
  );
}

function readLock() {
  try {
    return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  } catch {
    throw new Problem('package-lock.json is missing or damaged: restore it from the repository.');
  }
}

// npm selects package versions by its own Node, so it must run under the product's.
const install = (args, { node, npmCli, environment }) =>
  npmInstall({
    node,
    cli: npmCli,
    args,
    cwd: root,
    env: environment(),
    trouble: 'The packages could not be installed',
    logName: 'npm-install',
  });
