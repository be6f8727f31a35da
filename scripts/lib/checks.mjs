import { join } from 'node:path';
import { runtimeFolder } from './places.mjs';

/**
 * One checker thread each: several threads would check shared types repeatedly, and two projects run in
 * parallel.
 */
const types = (name, project) => ({
  name: `types of ${name}`,
  command: {
    tool: ['typescript', 'tsc'],
    args: ['-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', buildInfoFile(name)],
  },
});

/** Incremental: unchanged files are not checked again. */
const buildInfoFile = (name) => join(runtimeFolder, 'types', `${name.replaceAll(/\W+/g, '-')}.tsbuildinfo`);

/** Part of the web's types are generated from its routes; the type checks and knip need them. */
export const routeTypes = {
  name: 'route types',
  command: { tool: ['@react-router/dev', 'react-router'], args: ['typegen'], folder: 'web' },
};

/** Independent checks, the longest first. */
export const staticChecks = [
  types('the web', 'web'),
  types('the server', 'server'),
  types('journeys, benches and proofs', 'tsconfig.json'),
  {
    name: 'import rules',
    command: {
      tool: ['dependency-cruiser', 'depcruise'],
      args: ['--config', '.dependency-cruiser.mjs', 'domain/src', 'server/src', 'web/app', 'bench', 'prove'],
    },
  },
  { name: 'dead code', command: { tool: ['knip', 'knip'], args: [] } },
  {
    name: 'lint and format',
    // Biome colours its output even without a terminal.
    command: { tool: ['@biomejs/biome', 'biome'], args: ['ci', '--colors=off', '.'] },
  },
  types('the domain', 'domain'),
];

/** All tests, or those in files whose path contains one of the words. */
export const vitestCommand = (reportFile, words = []) => ({
  tool: ['vitest', 'vitest'],
  args: [
    'run',
    ...words,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...(process.stdout.isTTY ? [] : ['--no-color']),
  ],
});

/** `tests`: the browser tests of `npm test`, or those of the full run only (tagged `@full`). */
export const playwrightCommand = (tests) => ({
  tool: ['@playwright/test', 'playwright'],
  args: [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
    tests === 'first' ? '--grep-invert' : '--grep',
    '@full',
  ],
});

/** Proofs in their short form, on the build, selected by names of files. */
export const proveCommand = (...names) => ({
  tool: ['tsx', 'tsx'],
  args: ['--tsconfig', 'server/tsconfig.json', 'prove/run.ts', '--short', ...names],
});

/** The promises checked with every change; the others take minutes of broken servers. */
export const firstPromises = ['bad-input', 'history'];

/** In seconds rather than minutes, with bounds that only a clear defect misses. */
export const shortBenches = ['floor', 'submission', 'sign-in'];

export const benchCommand = (name) => ({
  tool: ['tsx', 'tsx'],
  args: ['--tsconfig', 'server/tsconfig.json', `bench/${name}.ts`],
});
