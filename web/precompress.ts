import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(js|css|svg|json|txt|webmanifest|ico)$/;
const leastBytes = 512;

/** Writes `.br` and `.gz` beside every built file that gains from it, once, at the best level. */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(precompressFile));
}

async function precompressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.byteLength < leastBytes) return;
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
      },
    }),
    zip(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.byteLength < plain.byteLength) await writeFile(`${file}.br`, br);
  if (gz.byteLength < plain.byteLength) await writeFile(`${file}.gz`, gz);
}
