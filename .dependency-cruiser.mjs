// Who may import whom. docs/architecture.md lists the rules; this file enforces them.
const tests = ['\\.test\\.tsx?$', '/testing/'];

const domainOrder = [
  ['shared', []],
  ['law', ['shared']],
  ['accounts', ['shared']],
  ['claims', ['shared', 'law', 'accounts']],
  ['letters', ['shared', 'law', 'accounts', 'claims']],
  ['replies', ['shared', 'law', 'accounts', 'claims']],
  ['payments', ['shared', 'law', 'accounts', 'claims']],
  ['solicitors', ['shared', 'law', 'accounts', 'claims']],
  ['answers', ['shared', 'law', 'accounts', 'claims', 'letters', 'replies']],
  [
    'settlements',
    ['shared', 'law', 'accounts', 'claims', 'letters', 'replies', 'payments', 'solicitors', 'answers'],
  ],
  ['worth-it', ['shared', 'law', 'accounts', 'claims', 'letters', 'payments']],
  ['contact', ['shared']],
  ['notices', ['shared', 'accounts']],
  ['blog', ['shared']],
  ['qa', ['shared', 'law', 'accounts', 'claims', 'letters']],
];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid('no-cycles', 'A cycle means two files are one.', {}, { circular: true }),
    forbid(
      'no-unresolved',
      'Every import must lead somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    forbid(
      'domain-is-pure',
      'The rules know zod and each other: no Node, no library, no other package of ours.',
      { path: '^domain/src', pathNot: tests },
      { pathNot: ['^domain/src', 'node_modules/zod/'] },
    ),
    ...domainOrder.map(([slice, allowed]) =>
      forbid(
        `domain-${slice}-looks-left`,
        'Domain slices import only the slices before them.',
        { path: `^domain/src/${slice}/`, pathNot: tests },
        { path: '^domain/src/', pathNot: `^domain/src/(${[slice, ...allowed].join('|')})/` },
      ),
    ),
    forbid(
      'platform-knows-no-slice',
      'Platform and http serve every slice and know none.',
      { path: '^server/src/(platform|http)/', pathNot: tests },
      { path: ['^server/src/(app|dev|features|testing)/', '^server/src/main\\.ts$'] },
    ),
    forbid(
      'slices-meet-at-the-door',
      'Another slice is entered through its index.ts; tables may point at tables.',
      { path: '^server/src/features/([^/]+)/', pathNot: tests },
      {
        path: '^server/src/features/',
        pathNot: ['^server/src/features/$1/', '^server/src/features/[^/]+/index\\.ts$', '\\.tables\\.ts$'],
      },
    ),
    forbid(
      'tables-stay-inside',
      'Only tables may point at the tables of another slice.',
      { path: '^server/src/features/([^/]+)/', pathNot: [...tests, '\\.tables\\.ts$'] },
      { path: '^server/src/features/.+\\.tables\\.ts$', pathNot: '^server/src/features/$1/' },
    ),
    forbid(
      'slices-know-no-development-tool',
      'The demo, the test checkout and the mailbox pages stand beside the product.',
      { path: '^server/src/features/', pathNot: tests },
      { path: '^server/src/dev/' },
    ),
    forbid(
      'routes-do-not-query',
      'A route validates, authorises, calls a verb and presents.',
      { path: '\\.routes\\.tsx?$', pathNot: '^server/src/(platform|http|dev)/' },
      { path: '\\.(tables|store)\\.ts$' },
    ),
    forbid(
      'nothing-imports-app',
      'app and main.ts stand on top.',
      { pathNot: ['^(bench|prove)/', '^server/src/main\\.ts$', '^server/src/app/', ...tests] },
      { path: ['^server/src/main\\.ts$', '^server/src/app/'] },
    ),
    forbid(
      'no-test-code-in-the-product',
      'What tests use stays with tests.',
      { path: '^server/src', pathNot: tests },
      { path: '/testing/' },
    ),
    forbid(
      'features-do-not-meet',
      'A feature is put together with others on a page, never inside another feature.',
      { path: '^web/app/features/([^/]+)/' },
      { path: '^web/app/features/', pathNot: '^web/app/features/$1/' },
    ),
    forbid(
      'ui-knows-no-feature',
      'Parts and helpers serve every feature and know none.',
      { path: '^web/app/(ui|lib|art)/' },
      { path: '^web/app/(features|pages)/' },
    ),
    forbid(
      'web-takes-only-api-types',
      'The browser side may know the shape of an API, nothing else of the server.',
      { path: '^web/' },
      { path: '^server/', pathNot: '\\.routes\\.tsx?$' },
    ),
    forbid(
      'server-does-not-show',
      'Pages are reached through the built site only.',
      { path: '^(server|domain)/' },
      { path: '^web/' },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\+types|/dist/|/build/)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
