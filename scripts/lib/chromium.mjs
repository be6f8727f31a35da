import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from './children.mjs';
import { root } from './places.mjs';
import { keepLog, Problem } from './problem.mjs';
import { toolPath } from './tools.mjs';

/** Headless shell first: the others render a window for every page, which takes half as long again. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Possible paths of an installed Chromium, the user's own choice first. */
export function chromiumCandidates({ chosen, path, platform }) {
  if (chosen) return [chosen];
  const folders = String(path ?? '')
    .split(delimiter)
    .filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return platform === 'darwin' ? [...onPath, ...macApps] : onPath;
}

/** The path of a working Chromium, found or installed. */
export async function findChromium(runtime) {
  const chosen = process.env.PLAINCLAIM_CHROMIUM;
  const { PATH: path } = process.env;
  const onMachine = () => firstThatRuns(chromiumCandidates({ chosen, path, platform: process.platform }));
  const found = await onMachine();
  if (found) return found;
  if (chosen) throw new Problem(`PLAINCLAIM_CHROMIUM names ${chosen}, which does not run.`);
  return (
    (await firstThatRuns([await playwrightsOwn(runtime)])) ??
    ((await installFromDebian()) ? await onMachine() : null) ??
    (await installFromPlaywright(runtime))
  );
}

async function firstThatRuns(candidates) {
  for (const file of candidates) {
    if (!isExecutable(file)) continue;
    // Ubuntu's package is a stub that requires snap, so existing is not enough.
    const { code } = await runStep(file, ['--no-sandbox', '--version']).catch(() => ({ code: 1 }));
    if (code === 0) return file;
  }
  return null;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const isRoot = () => process.getuid?.() === 0;

async function installFromDebian() {
  if (!isRoot() || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get')) return false;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  // Without recommended packages no fonts are installed, and pages measure differently.
  const fonts = ['fonts-liberation', 'fonts-noto-color-emoji'];
  const said = [await runStep('apt-get', ['update'], options)];
  // Older releases have no headless package.
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    const install = ['install', '-y', '--no-install-recommends', browser, ...fonts];
    said.push(await runStep('apt-get', install, options));
    if (said.at(-1).code === 0) return true;
  }
  keepLog('apt-get', said.map(({ output }) => output).join('\n'));
  return false;
}

async function playwrightsOwn({ node, environment }) {
  const ask = "import('@playwright/test').then((m) => console.log(m.chromium.executablePath()))";
  const { output } = await runStep(node, ['--eval', ask], { cwd: root, env: environment() });
  return output.trim();
}

async function installFromPlaywright(runtime) {
  const playwright = (...args) =>
    runStep(runtime.node, [toolPath('@playwright/test', 'playwright'), ...args], {
      cwd: root,
      env: runtime.environment(),
    });
  // System libraries need root and may be installed already: only whether the browser runs counts.
  const libraries = isRoot() ? await playwright('install-deps', 'chromium') : { output: '' };
  const browser = await playwright('install', '--no-shell', 'chromium');
  const output = libraries.output + browser.output;
  const found = await firstThatRuns([await playwrightsOwn(runtime)]);
  if (found) return found;
  const where = keepLog('chromium', output);
  throw new Problem(
    `Chromium was not found and could not be installed, so please install it or name one in PLAINCLAIM_CHROMIUM; ${where}.`,
    output,
  );
}
