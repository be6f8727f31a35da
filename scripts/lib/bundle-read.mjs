import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';
import { Problem } from './problem.mjs';

const build = join(root, 'web', 'build');
const client = join(build, 'client');

/** Reads the built site's data for `weighPages`. */
export function readBuiltSite() {
  if (!existsSync(join(build, 'chunk-modules.json'))) {
    throw new Problem('The web part is not built: run npm run build first.');
  }
  const manifestName = readdirSync(join(client, 'assets')).find((name) => /^manifest-\w+\.js$/.test(name));
  if (!manifestName) throw new Problem('The built site has no list of routes: build it again.');
  const manifestFile = `assets/${manifestName}`;
  const text = readFileSync(join(client, manifestFile), 'utf8');
  return {
    manifestFile,
    manifest: JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)),
    chunks: JSON.parse(readFileSync(join(build, 'chunk-modules.json'), 'utf8')),
    sizeOf: compressedSize,
  };
}

/** Small files are not compressed, and served as they are. */
function compressedSize(file) {
  const plain = join(client, file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}
