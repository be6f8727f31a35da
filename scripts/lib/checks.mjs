import { join } from 'node:path';
import { runtimeFolder } from './places.mjs';

/** One checker each: several in one program know the same types several times, and two programs run side by side. */
const types = (name, project) => ({
  name: `types of ${name}`,
  command: {
    tool: ['typescript', 'tsc'],
    args: ['-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', buildInfoFile(name)],
  },
});

/** Unchanged files are not checked again on the next run. */
const buildInfoFile = (name) => join(runtimeFolder, 'types', `${name.replaceAll(/\W+/g, '-')}.tsbuildinfo`);

/** The web pages' types are partly generated from the routes; types and dead code are judged with them. */
export const routeTypes = {
  name: 'route types',
  command: { tool: ['@react-router/dev', 'react-router'], args: ['typegen'], folder: 'web' },
};

/** Checks that do not touch each other, the longest first. */
export const staticChecks = [
  types('the web', 'web'),
  types('the server', 'server'),
  types('journeys, benches and proofs', 'tsconfig.json'),
  {
    name: 'import rules',
    command: {
      tool: ['dependency-cruiser', 'depcruise'],
      args: ['--config', '.dependency-cruiser.mjs', 'domain/src', 'server/src', 'web/app'],
    },
  },
  { name: 'dead code', command: { tool: ['knip', 'knip'], args: [] } },
  {
    name: 'lint and format',
    // It colours even what nobody sees in a terminal.
    command: { tool: ['@biomejs/biome', 'biome'], args: ['ci', '--colors=off', '.'] },
  },
  types('the domain', 'domain'),
];

/** All tests, or those in files whose path has one of the words in it. */
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

/** `tests`: the journeys of `npm test`, or those that only the full run has (tagged `@full`). */
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

/** Promises in their short form, on the build: those whose file has one of the names. */
export const proveCommand = (...names) => ({
  tool: ['tsx', 'tsx'],
  args: ['--tsconfig', 'server/tsconfig.json', 'prove/run.ts', '--short', ...names],
});

/** What every change has to keep; the others need minutes of broken servers. */
export const firstPromises = ['bad-input', 'history'];

/** In seconds rather than minutes, with bounds that only something clearly broken misses. */
export const shortBenches = ['floor', 'submission', 'sign-in'];

export const benchCommand = (name) => ({
  tool: ['tsx', 'tsx'],
  args: ['--tsconfig', 'server/tsconfig.json', `bench/${name}.ts`],
});
