import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkReport } from './chunk-report.ts';

const apiOrigin = process.env.API_ORIGIN || 'http://127.0.0.1:3001';

const here = import.meta.dirname;
const report = chunkReport(resolve(here, 'build/chunk-modules.json'), resolve(here, '..'));

// What the server answers itself; everything else is a page.
const apiPaths = ['/api', '/auth', '/functions', '/files', '/dev/mailbox', '/healthz', '/readyz'];

// Files that pages share: what every page needs, what forms need, and what pages behind the sign-in need.
const onEveryPage = [
  /node_modules\/(react|react-dom|react-router|scheduler|get-nonce|clsx|class-variance-authority|tailwind-merge)\//,
  /web\/app\/shell\/(?!access-denied|admin-navigation|page-skeleton)/,
  /web\/app\/(art\/(icon|mark)|ui\/(button|link|cn|spinner|display\/(alert|card))|lib\/(page-meta|use-hydrated|zod-without-eval|auth\/(auth-client|session-provider))|features\/consent\/(consent-record|purposes))\./,
];
const onFormPages = [/node_modules\/react-hook-form\//, /domain\/src\/shared\/errors\./];
const behindSignIn = [
  /node_modules\/(@radix-ui|@tanstack|aria-hidden|react-remove-scroll)/,
  /web\/app\/(ui\/overlays|ui\/display\/(copy-button|data-table|day-boxes|found-rows|letter-sheet|load-failure|load-more|skeleton|timeline)|shell\/page-skeleton)/,
];
const among = (paths: readonly RegExp[]) => (id: string) => paths.some((path) => path.test(id));
const chunkGroups = [
  { name: 'every-page', test: among(onEveryPage) },
  { name: 'forms', test: among(onFormPages) },
  { name: 'signed-in', test: among(behindSignIn) },
];

export default defineConfig(({ command }) => ({
  // The router's plugin expects a whole app and stops single-file tests from loading.
  plugins: process.env.VITEST ? [] : [tailwindcss(), reactRouter(), report],
  define: {
    'import.meta.env.API_ORIGIN': JSON.stringify(command === 'serve' ? apiOrigin : ''),
  },
  build: {
    // Fonts and icons as files of their own: cached once, and allowed by `font-src 'self'`.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: { rollupOptions: { output: { advancedChunks: { groups: chunkGroups } } } },
    },
    ssr: {
      build: { rollupOptions: { input: './app/site-handler.ts' } },
      // One self-contained file: the server needs neither React nor the router, and NODE_ENV cannot
      // turn production pages into development ones.
      resolve: { noExternal: command === 'build' ? true : undefined },
    },
  },
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin, changeOrigin: false }])),
  },
}));
