import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Backend } from './backend.ts';
import { isMissing } from './storage-error.ts';

export type DiskOptions = { readonly root: string };

/**
 * `root/private` and `root/public` hold the files. A file system keeps no content type, and bytes alone
 * cannot give back every type that was stored, so each is kept as one line in a tree beside them. That
 * tree and `incoming` cannot be named by a key.
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
      // The type first: a type without a file is harmless, a file without its type is not what was put.
      await disk.put(typeKey(key), contentType);
      // flydrive would copy, and a reader could meet half a file; a rename within the root is one step.
      await rename(spooled.path, target);
    },

    async info(key) {
      const { contentLength } = await disk.getMetaData(key);
      const contentType = await disk.get(typeKey(key)).catch((error) => {
        // A file that an operator put here by hand: say nothing about it that we do not know.
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
