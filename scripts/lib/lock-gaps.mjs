/**
 * Optional packages that a lock file names but does not contain, as `parent > name`. Build tools list one
 * package per platform. npm leaves out those that the registry lacked when the lock was made; `npm ci` then
 * calls the lock out of sync and refuses, even on machines that need none of them.
 */
export function lockGaps({ packages = {} }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, range]) => !isHeld(packages, path, name, range))
      .map(([name]) => `${path || 'the root'} > ${name}`),
  );
}

function isHeld(packages, from, name, range) {
  const found = foldersUpwards(from)
    .map((folder) => packages[`${folder}node_modules/${name}`])
    .find(Boolean);
  const isExact = /^\d+\.\d+\.\d+/.test(range);
  return found !== undefined && (!isExact || found.version === range);
}

/** `a/node_modules/b` → `a/node_modules/b/`, `a/node_modules/`, `a/` and the root, in Node's lookup order. */
function foldersUpwards(path) {
  const parts = path === '' ? [] : path.split('/');
  return Array.from({ length: parts.length + 1 }, (_, gone) => parts.slice(0, parts.length - gone))
    .filter((kept) => kept.at(-1) !== 'node_modules')
    .map((kept) => (kept.length === 0 ? '' : `${kept.join('/')}/`));
}
