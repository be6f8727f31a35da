import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { runStep } from './children.mjs';
import { keepLog, Problem } from './problem.mjs';

export const majorOf = (version) => Number(String(version).replace(/^v/, '').split('.')[0]);

/** Possible paths of npm's JavaScript: from the npm that called us, beside Node, or on PATH. */
export function npmCandidates({ npmExecPath, nodePath, path }) {
  const beside = dirname(nodePath);
  return [
    // Yarn and pnpm set the same variable.
    ...(npmExecPath && basename(npmExecPath) === 'npm-cli.js' ? [npmExecPath] : []),
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...String(path ?? '')
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => join(folder, 'npm')),
  ];
}

/** The machine's npm as `{ cli, version }`, or null. */
export function findNpm(where) {
  for (const candidate of npmCandidates(where)) {
    if (!existsSync(candidate)) continue;
    const cli = realpathSync(candidate);
    if (basename(cli) !== 'npm-cli.js') continue;
    const version = npmVersion(cli);
    if (version) return { cli, version };
  }
  return null;
}

export function npmVersion(cli) {
  try {
    return JSON.parse(readFileSync(join(dirname(cli), '..', 'package.json'), 'utf8')).version;
  } catch {
    return null;
  }
}

/** Makes npm quiet, with short timeouts for failed downloads (the default takes over a minute). */
const npmManners = [
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--no-update-notifier',
  '--loglevel=warn',
  '--fetch-retries=3',
  '--fetch-retry-factor=2',
  '--fetch-retry-mintimeout=1000',
];

const noNetwork =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENETDOWN|ERR_SOCKET_TIMEOUT|ENOTCACHED/;

const reasons = [
  [/ENOSPC|no space left on device/i, 'there is no disk space left'],
  [/EDQUOT/, 'the disk quota is used up'],
  [/EROFS/, 'the disk is read-only'],
  [/code EUSAGE[\s\S]*in sync/, 'package.json and package-lock.json do not agree (run npm install once)'],
  [/code (E401|E403|ENEEDAUTH)/, 'the npm registry refused access'],
  [noNetwork, 'the npm registry could not be reached (is there a network?)'],
  [/CERT_|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/, "the npm registry's certificate is not trusted here"],
  [/code (E404|ETARGET|ENOVERSIONS)/, 'the npm registry does not have a package that is needed'],
  [/EINTEGRITY/, 'a downloaded package was damaged on the way'],
  [/EACCES|EPERM/, 'this user may not write there'],
  [/code 1\b|postinstall|install script/i, "a package's own install step failed"],
];

/** The reason for npm's failure, as half a sentence. */
export function npmReason(output) {
  return reasons.find(([pattern]) => pattern.test(output))?.[1] ?? 'npm failed';
}

/** npm reports a full disk while unpacking as a warning, and exits with 0. */
const hasFailed = ({ code, output }) => code !== 0 || /TAR_ENTRY_ERROR/.test(output);

/**
 * Installs packages, or throws a sentence that begins with `trouble`. Without a network npm would retry each
 * of hundreds of packages, so one request tests the network first; offline, only npm's cache is used, which
 * fails fast.
 */
export async function npmInstall({ node, cli, args, cwd, env, trouble, logName }) {
  const npm = (more) => runStep(node, [cli, ...more], { cwd, env });
  const probe = await npm(['view', 'npm', 'version', ...npmManners, '--fetch-timeout=20000']);
  const isOffline = probe.code !== 0 && noNetwork.test(probe.output);
  const result = await npm([...args, ...npmManners, ...(isOffline ? ['--offline'] : [])]);
  if (!hasFailed(result)) return;
  const log = isOffline ? probe.output + result.output : result.output;
  throw new Problem(`${trouble} because ${npmReason(log)}; ${keepLog(logName, log)}.`);
}
