import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const notSource = new Set(['node_modules', 'dist', 'build', '.react-router', '.vite']);
const notBuilt = /\.(test\.[cm]?[jt]sx?|log|tsbuildinfo)$/;

function filesUnder(path, leaveOut) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) =>
    notSource.has(name) || leaveOut.test(name) ? [] : filesUnder(join(path, name), leaveOut),
  );
}

/**
 * One hash over names and contents. Timestamps are left out, so a fresh clone or a touched file has the same
 * hash.
 */
export function fingerprint(root, paths, facts = [], leaveOut = notBuilt) {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  const files = paths.flatMap((path) => filesUnder(join(root, path), leaveOut));
  const named = files.map((file) => [relative(root, file).split(sep).join('/'), file]);
  for (const [name, file] of named.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const content = readFileSync(file);
    hash.update(`\n${name} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function readStamp(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

/**
 * Runs `work` unless the stamp has this hash. Removes the stamp first, so that interrupted work is repeated.
 */
export async function onceFor(hash, { stamp, outputs = [], work }) {
  if (readStamp(stamp) === hash && outputs.every((path) => existsSync(path))) {
    return { skipped: 'nothing changed' };
  }
  rmSync(stamp, { force: true });
  const result = await work();
  writeFileSync(stamp, `${hash}\n`);
  return result;
}
