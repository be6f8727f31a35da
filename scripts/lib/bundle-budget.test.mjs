import { describe, expect, it } from 'vitest';
import { mostInitialBytes, publicPages, weighPages } from './bundle-budget.mjs';

const route = (id, parentId, path, module, imports = []) => [
  id,
  { id, parentId, path, hasDefaultExport: true, module: `/assets/${module}.js`, imports },
];

const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
  routes: Object.fromEntries([
    route('root', undefined, '', 'root'),
    route('pages/public/home', 'root', undefined, 'home'),
    route('pages/public/terms', 'root', 'terms', 'terms'),
    route('pages/private-layout', 'root', undefined, 'private'),
    route('pages/admin/dashboard', 'pages/private-layout', 'admin/dashboard', 'admin'),
    route('pages/dev/ui', 'root', 'dev/ui', 'ui'),
  ]),
};

const chunk = (modules, imports = []) => ({ modules, imports: imports.map((name) => `assets/${name}.js`) });

const chunks = {
  'assets/entry.js': chunk(['web/app/entry.client.tsx'], ['react']),
  'assets/react.js': chunk(['node_modules/react/index.js']),
  'assets/root.js': chunk(['web/app/root.tsx'], ['react']),
  'assets/home.js': chunk(['web/app/pages/public/home.tsx'], ['card']),
  'assets/card.js': chunk(['web/app/ui/display/card.tsx'], ['react']),
  'assets/terms.js': chunk(['web/app/pages/public/terms.tsx']),
  'assets/private.js': chunk(['web/app/pages/private-layout.tsx']),
  'assets/admin.js': chunk(['web/app/pages/admin/dashboard.tsx'], ['chart']),
  'assets/ui.js': chunk(['web/app/pages/dev/ui.tsx'], ['chart']),
  'assets/chart.js': chunk(['node_modules/recharts/es6/index.js']),
};

const weigh = (more, sizeOf = () => 1000) =>
  weighPages({ manifest, manifestFile: 'assets/manifest.js', chunks: { ...chunks, ...more }, sizeOf });

describe('publicPages', () => {
  it('lists what anyone can open, with everything the first load fetches, each file once', () => {
    expect(publicPages(manifest, chunks)).toEqual([
      {
        page: '/',
        files: ['entry', 'react', 'root', 'home', 'card'].map((name) => `assets/${name}.js`),
      },
      { page: '/terms', files: ['entry', 'react', 'root', 'terms'].map((name) => `assets/${name}.js`) },
    ]);
  });

  it('does not guess about a file that nobody reported', () => {
    const { 'assets/card.js': _, ...without } = chunks;
    expect(() => publicPages(manifest, without)).toThrow(/assets\/card\.js/);
  });
});

describe('weighPages', () => {
  it('passes pages that keep to the budget, and counts the list of routes', () => {
    expect(weigh({})).toEqual([
      { page: '/', bytes: 6000, problems: [] },
      { page: '/terms', bytes: 5000, problems: [] },
    ]);
  });

  it('fails a page that is too heavy, to the byte', () => {
    const sized = (bytes) => (file) => (file === 'assets/home.js' ? bytes : 0);
    expect(weigh({}, sized(mostInitialBytes))[0].problems).toEqual([]);
    expect(weigh({}, sized(mostInitialBytes + 100))[0].problems).toEqual([
      'loads 150.1 kB of at most 150.0 kB',
    ]);
  });

  it.each([
    ['chart', 'node_modules/recharts/es6/chart/BarChart.js'],
    ['chart', 'node_modules/d3-scale/src/index.js'],
    ['editor', 'node_modules/@tiptap/core/dist/index.js'],
    ['editor', 'web/node_modules/prosemirror-model/dist/index.js'],
    ['admin', 'web/app/pages/admin/users.tsx'],
    ['admin', 'web/app/features/admin/components/stat-sheet.tsx'],
  ])('fails a public page with %s code planted deep inside: %s', (what, module) => {
    const [home, terms] = weigh({
      'assets/card.js': chunk(['web/app/ui/display/card.tsx'], ['planted']),
      'assets/planted.js': chunk([module]),
    });
    expect(home.problems).toEqual([`loads ${what} code, for example ${module}`]);
    expect(terms.problems).toEqual([]);
  });

  it('does not mind what loads later, on demand', () => {
    const lazily = { 'assets/home.js': { ...chunks['assets/home.js'], dynamicImports: ['assets/chart.js'] } };
    expect(weigh(lazily)[0].problems).toEqual([]);
  });
});
