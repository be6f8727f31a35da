import { imageFormats, imageKey, readImageUrl, socialKey, widthsOf } from '@plainclaim/domain/blog/image-url';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { mayRemoveFiles } from '../../../platform/files/may-remove-files.ts';
import { forgetUnused } from './images.store.ts';

type Deps = { readonly db: Db; readonly clock: Clock; readonly files: FileStore };

/** Long enough for a post that is written over several days. */
const unusedMs = 7 * 86_400_000;
const atOnce = 20;

/** Rows first, then files: once its row is gone, no post can start to use a picture. */
export async function removeUnusedImages({ db, clock, files }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - unusedMs);
  let folders: string[];
  do {
    folders = await db.transaction(async (tx) => {
      if (!(await mayRemoveFiles(tx))) return [];
      // On `db`, not `tx`: the transaction only holds off a backup, and the rows must stay deleted when
      // removing a file fails.
      const unused = await forgetUnused(db, before, atOnce);
      for (const key of unused.flatMap(keysOfImage)) await files.remove(key);
      return unused;
    });
  } while (folders.length === atOnce);
}

/** Every file of a picture. */
export function keysOfImage(folder: string): string[] {
  const width = Number(/-(\d+)x\d+$/.exec(folder)?.[1]);
  const image = readImageUrl(`/files/${folder}/${width}.webp`);
  if (!image) return [];
  const files = widthsOf(image.width).flatMap((one) =>
    imageFormats.map((format) => imageKey(image, one, format)),
  );
  return [...files, socialKey(image)];
}
