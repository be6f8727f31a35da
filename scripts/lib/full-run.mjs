import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './places.mjs';

const everySource = [
  'domain',
  'server',
  'web',
  'e2e',
  'bench',
  'prove',
  'scripts',
  'docs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
];

/** The stages that passed for the current sources, stored in a file so that a run can resume. */
export function openFullRun(file = join(root, '.runtime', 'full-run.json'), sources = sourcesNow()) {
  const kept = read(file);
  const passed = kept?.sources === sources ? kept.passed : {};
  return {
    get: (name) => passed[name],
    set: (name, result) => {
      passed[name] = result;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ sources, passed }, null, 2));
    },
  };
}

// Here the sources include tests.
const sourcesNow = () => fingerprint(root, everySource, [], /\.(log|tsbuildinfo)$/);

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
