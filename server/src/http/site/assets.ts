import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

export type Encoding = 'identity' | 'br' | 'gzip';

export type Asset = {
  readonly type: string;
  /** The name contains a hash of the content, so browsers may cache it for ever. */
  readonly immutable: boolean;
  readonly etag: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
};

/** By request path, for example `/assets/root-D4nuWN75.js`. */
export type Assets = ReadonlyMap<string, Asset>;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

const encodings: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/**
 * Reads the built client files into memory once: a few megabytes. Only files found at the start are served,
 * so a request cannot name any other file.
 */
export async function readAssets(directory: string): Promise<Assets> {
  const files = await listFiles(directory);
  const bodies = new Map(
    await Promise.all(files.map(async (path) => [path, await readBytes(join(directory, path))] as const)),
  );
  const assets = new Map<string, Asset>();
  for (const [path, body] of bodies) {
    const type = types[extname(path)];
    if (!type) continue;
    const compressed = encodings.flatMap(([encoding, ending]) => {
      const smaller = bodies.get(path + ending);
      return smaller ? [[encoding, smaller] as const] : [];
    });
    assets.set(`/${path}`, {
      type,
      immutable: path.startsWith('assets/'),
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      bodies: { identity: body, ...Object.fromEntries(compressed) },
    });
  }
  return assets;
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
      // Internal files of the build.
      .filter((path) => !path.startsWith('.'))
  );
}

async function readBytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await readFile(file));
}
