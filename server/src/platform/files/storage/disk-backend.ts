import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Backend } from './backend.ts';
import { isMissing } from './storage-error.ts';

export type DiskOptions = { readonly root: string };

/**
 * Files are in `root/private` and `root/public`. File systems store no content type, and not every type can
 * be detected from the bytes, so each is in a one-line file in a parallel tree. No key can name that tree or
 * `incoming`.
 */
export function diskBackend({ root }: DiskOptions): Backend {
  const location = resolve(root);
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  const typeKey = (key: string) => `content-types/${key}`;

  return {
    spoolFolder: join(location, 'incoming'),

    async keep(key, spooled, contentType) {
      const target = join(location, key);
      await mkdir(dirname(target), { recursive: true });
      // The type first: a type without a file does no harm, a file without its type would have the wrong one.
      await disk.put(typeKey(key), contentType);
      // Renamed, which is atomic within the root: flydrive would copy, and a reader could get half a file.
      await rename(spooled.path, target);
    },

    async info(key) {
      const { contentLength } = await disk.getMetaData(key);
      const contentType = await disk.get(typeKey(key)).catch((error) => {
        // Put here by an operator: its type is unknown.
        if (isMissing(error)) return 'application/octet-stream';
        throw error;
      });
      return { size: contentLength, contentType };
    },

    open: (key) => disk.getStream(key),

    async remove(key) {
      await disk.delete(key);
      await disk.delete(typeKey(key));
    },
  };
}
