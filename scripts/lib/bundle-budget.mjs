/** The limit on compressed JavaScript in a public page's first load, in bytes. */
export const mostInitialBytes = 150_000;

/** Code that must not be in a public page's first load. */
const unwanted = [
  { what: 'admin', path: /^web\/app\/(pages|features)\/admin\// },
  { what: 'editor', path: /node_modules\/(@tiptap\/|prosemirror-)/ },
  { what: 'chart', path: /node_modules\/(recharts|victory-vendor|d3-[a-z]+)\// },
];

const notForTheScript = /^(dev\/|pages\/private-layout$)/;

/**
 * Public pages, each with the files its first load fetches. `manifest` is the router's list of routes;
 * `chunks` has each file's imports and modules.
 */
export function publicPages(manifest, chunks) {
  const routes = Object.values(manifest.routes);
  const hasChildren = new Set(routes.map(({ parentId }) => parentId));
  return routes
    .filter((route) => route.hasDefaultExport && !hasChildren.has(route.id))
    .map((route) => ({ route, line: lineOf(route, manifest.routes) }))
    .filter(
      ({ line }) =>
        !line.some(({ id, path }) => notForTheScript.test(id) || notForTheScript.test(path ?? '')),
    )
    .map(({ line }) => ({
      page: `/${line.flatMap(({ path }) => path || []).join('/')}`,
      files: filesOf([manifest.entry, ...line], chunks),
    }));
}

/** A route and its parents, outermost first. */
function lineOf(route, routes) {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...lineOf(parent, routes), route] : [route];
}

function filesOf(modules, chunks) {
  const found = new Set();
  const add = (file) => {
    if (found.has(file)) return;
    if (!chunks[file]) throw new Error(`The chunk report does not know ${file}: build the web part again.`);
    found.add(file);
    for (const other of chunks[file].imports) add(other);
  };
  const needed = modules.flatMap(({ module, imports }) => [module, ...imports]);
  for (const path of needed) add(path.replace(/^\//, ''));
  return [...found];
}

/**
 * The size of each page's first load, and unwanted code in it. `sizeOf` returns a file's compressed bytes.
 */
export function weighPages({ manifest, manifestFile, chunks, sizeOf }) {
  return publicPages(manifest, chunks).map(({ page, files }) => {
    const bytes = [manifestFile, ...files].reduce((sum, file) => sum + sizeOf(file), 0);
    const problems = unwanted.flatMap(({ what, path }) => {
      const modules = files.flatMap((file) => chunks[file].modules.filter((module) => path.test(module)));
      return modules.length > 0 ? [`loads ${what} code, for example ${modules[0]}`] : [];
    });
    if (bytes > mostInitialBytes)
      problems.push(`loads ${kilobytes(bytes)} of at most ${kilobytes(mostInitialBytes)}`);
    return { page, bytes, problems };
  });
}

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
