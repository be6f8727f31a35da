import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkReport } from './chunk-report.ts';
import { zodWithoutEval } from './zod-without-eval.ts';

const apiOrigin = process.env.API_ORIGIN || 'http://127.0.0.1:3001';

const here = import.meta.dirname;
const report = chunkReport(resolve(here, 'build/chunk-modules.json'), resolve(here, '..'));

// What the server answers itself; everything else is a page.
const apiPaths = ['/api', '/auth', '/functions', '/files', '/dev/mailbox', '/healthz', '/readyz'];

// What every page needs, in two files instead of twenty: one text compresses better than its pieces.
const onEveryPage = {
  react: /node_modules\/(react|react-dom|react-router|scheduler|get-nonce|cookie|set-cookie-parser)\//,
  shell: [
    /node_modules\/(clsx|class-variance-authority)\//,
    // What of the shell only private pages show stays with them.
    /web\/app\/shell\/(?!access-denied|admin-navigation|page-skeleton)/,
    /web\/app\/(features\/consent\/(consent-record|purposes)\.|art\/(icon|mark)\.|ui\/(button|link|cn|merge-classes|spinner)\.)/,
    /web\/app\/lib\/(appearance|cookies|page-meta|viewer|viewer-hint|viewer-hint-cookie)\./,
    /web\/app\/lib\/auth\/(auth-client|intended-destination|session-provider|session-state)\./,
  ],
};
// The same for pages with a form: the boxes, and what holds a form together.
const onFormPages = {
  fields: /web\/app\/ui\/forms\/(control-style|field|field-context|text-field)\./,
  forms: [
    /node_modules\/react-hook-form\//,
    /web\/app\/ui\/forms\/(email-field|error-summary|form|form-context|form-errors|form-field|go-to-field|when-someone-acts)\./,
    /domain\/src\/shared\/errors\./,
  ],
  lists: /domain\/src\/(claims\/(jurisdictions|issue-types)|solicitors\/practice-areas)\./,
  waysIn: /web\/app\/(lib\/sign-in-ways|features\/accounts\/(components\/captcha|captcha\/solved-captcha))\./,
  signUp:
    /(web\/app\/features\/accounts\/components\/agreement-field|domain\/src\/accounts\/password-hint)\./,
};
// And for pages behind a sign-in, which would otherwise begin with sixty files, most of them smaller than what asking for one costs.
const onPrivatePages = {
  // Public pages show these, too, and none of the pieces that are made of them.
  boxes: /web\/app\/ui\/display\/(alert|card)\./,
  // A public form asks the server as well, once it is sent.
  asking: [/node_modules\/hono\//, /web\/app\/lib\/(api|problem-words|auth\/follow-refusal)\./],
  answers: /node_modules\/@tanstack\//,
  dialogs: [
    /node_modules\/@radix-ui\/(primitive|react-(alert-dialog|collection|compose-refs|context|dialog|dismissable-layer|focus-guards|focus-scope|id|portal|presence|primitive|slot|toast|visually-hidden|use-.*))\//,
    /node_modules\/(aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar)\//,
  ],
  pieces: [
    /web\/app\/ui\/overlays\/(confirm|dialog|panel|theme-scope|toast|toast-list)\./,
    /web\/app\/ui\/display\/(copy-button|copy-text|data-table|day-boxes|file-list|found-rows|in-pieces|letter-sheet|load-failure|load-more|next-step|progress-bar|skeleton|sortable-header|timeline|use-copy)\./,
    /web\/app\/lib\/(claims-api|save-file|use-timed-message)\./,
    /web\/app\/shell\/page-skeleton\./,
  ],
};
const chunkGroups = [
  { name: 'react', test: onEveryPage.react },
  { name: 'shell', test: (id: string) => onEveryPage.shell.some((path) => path.test(id)) },
  { name: 'fields', test: onFormPages.fields },
  { name: 'forms', test: (id: string) => onFormPages.forms.some((path) => path.test(id)) },
  { name: 'lists', test: onFormPages.lists },
  { name: 'ways-in', test: onFormPages.waysIn },
  { name: 'sign-up', test: onFormPages.signUp },
  { name: 'boxes', test: onPrivatePages.boxes },
  { name: 'asking', test: (id: string) => onPrivatePages.asking.some((path) => path.test(id)) },
  { name: 'answers', test: onPrivatePages.answers },
  { name: 'dialogs', test: (id: string) => onPrivatePages.dialogs.some((path) => path.test(id)) },
  { name: 'pieces', test: (id: string) => onPrivatePages.pieces.some((path) => path.test(id)) },
];

export default defineConfig(({ command }) => ({
  // The router's plugin expects a whole app and stops single-file tests from loading.
  plugins: process.env.VITEST ? [] : [tailwindcss(), reactRouter(), zodWithoutEval(), report],
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
