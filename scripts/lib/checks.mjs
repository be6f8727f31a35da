const typed = ['domain', 'server', 'web', 'e2e', 'bench', 'prove'];

/** The web pages' types are partly generated from the routes; types and dead code are judged with them. */
export const routeTypes = () => ({
  name: 'route types',
  commands: [{ tool: ['@react-router/dev', 'react-router'], args: ['typegen'], folder: 'web' }],
});

/** Light checks that do not touch each other. */
export const staticChecks = () => [
  {
    name: 'lint and format',
    // It colours even what nobody sees in a terminal.
    commands: [{ tool: ['@biomejs/biome', 'biome'], args: ['ci', '--colors=off', '.'] }],
  },
  { name: 'types', commands: typed.map((name) => ({ tool: ['typescript', 'tsc'], args: ['-p', name] })) },
  {
    name: 'import rules',
    commands: [
      {
        tool: ['dependency-cruiser', 'depcruise'],
        args: ['--config', '.dependency-cruiser.mjs', 'domain/src', 'server/src', 'web/app'],
      },
    ],
  },
  { name: 'dead code', commands: [{ tool: ['knip', 'knip'], args: [] }] },
];

export const vitestCommand = (reportFile) => ({
  tool: ['vitest', 'vitest'],
  args: [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...(process.stdout.isTTY ? [] : ['--no-color']),
  ],
});

export const playwrightCommand = {
  tool: ['@playwright/test', 'playwright'],
  args: ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
};

/** The short form of `npm run prove`, on the build. */
export const proveCommand = {
  tool: ['tsx', 'tsx'],
  args: ['--tsconfig', 'server/tsconfig.json', 'prove/run.ts', '--short'],
};

/** What `npm test` measures, in seconds rather than minutes and with bounds that only something clearly broken misses. */
export const shortBenches = ['floor', 'submission', 'sign-in'].map((name) => ({
  tool: ['tsx', 'tsx'],
  args: ['--tsconfig', 'server/tsconfig.json', `bench/${name}.ts`],
}));
