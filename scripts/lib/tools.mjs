import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './places.mjs';
import { Problem } from './problem.mjs';

/** The JavaScript file of an installed package's command, from its package.json. */
export function toolPath(packageName, command, from = root) {
  const folder = packageFolder(packageName, from);
  if (!folder) throw new Problem(`The package ${packageName} is missing: delete node_modules and try again.`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (!file) throw new Problem(`The package ${packageName} has no command ${command}.`);
  return join(folder, file);
}

/** npm installs a package in the workspace's own folder or further up. */
function packageFolder(packageName, from) {
  const folder = join(from, 'node_modules', packageName);
  if (existsSync(join(folder, 'package.json'))) return folder;
  const up = dirname(from);
  return up === from ? null : packageFolder(packageName, up);
}
