import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './places.mjs';
import { Problem } from './problem.mjs';

/** The JavaScript file behind a command of an installed package, as its package.json names it. */
export function toolPath(packageName, command, from = root) {
  const folder = packageFolder(packageName, from);
  if (!folder) throw new Problem(`The package ${packageName} is missing: delete node_modules and try again.`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (!file) throw new Problem(`The package ${packageName} has no command ${command}.`);
  return join(folder, file);
}

/** npm may keep a package in the workspace's own folder or further up. */
function packageFolder(packageName, from) {
  const folder = join(from, 'node_modules', packageName);
  if (existsSync(join(folder, 'package.json'))) return folder;
  const up = dirname(from);
  return up === from ? null : packageFolder(packageName, up);
}
