import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, onceFor } from './fingerprint.mjs';
import { lockGaps } from './lock-gaps.mjs';
import { npmInstall } from './npm.mjs';
import { root } from './places.mjs';
import { Problem } from './problem.mjs';
import { stage } from './say.mjs';

/** A shell with NODE_ENV=production must still get the build tools, and the optional parts are the platform's. */
const everything = ['--include=dev', '--include=optional'];

/** `npm ci` where the lock allows it; see `lockGaps` for where not. Both install what the lock says. */
export const installCommand = (lock) =>
  lockGaps(lock).length === 0 ? ['ci', ...everything] : ['install', '--no-save', ...everything];

export async function installDependencies(runtime) {
  // Packages carry binaries, so a folder copied from another kind of machine counts as changed.
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

// npm picks package versions by the Node it runs under, so it must be the one the product runs under.
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
