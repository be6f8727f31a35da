import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

export type Encoding = 'identity' | 'br' | 'gzip';

export type Asset = {
  readonly type: string;
  /** The name carries a hash of the content, so it may be kept for ever. */
  readonly immutable: boolean;
  readonly etag: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
};

/** By path as asked for, for example `/assets/root-D4nuWN75.js`. */
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
 * Reads the built client files once: a few megabytes that every visitor asks for. Only what was there at the
 * start is ever served, so no request can name another file.
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
      // The build's own notes, not meant for visitors.
      .filter((path) => !path.startsWith('.'))
  );
}

async function readBytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await readFile(file));
}
