import { imageFormats, imageKey, readImageUrl, socialKey, widthsOf } from '@plainclaim/domain/blog/image-url';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { forgetUnused } from './images.store.ts';

type Deps = { readonly db: Db; readonly clock: Clock; readonly files: FileStore };

/** Long enough for a post that is written over several days. */
const keptMs = 7 * 86_400_000;
const atOnce = 20;

/** First the row, then the files: a picture that is half gone can no longer be put into a post. */
export async function removeUnusedImages({ db, clock, files }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs);
  for (;;) {
    const folders = await forgetUnused(db, before, atOnce);
    for (const key of folders.flatMap(keysOf)) await files.remove(key);
    if (folders.length < atOnce) return;
  }
}

function keysOf(folder: string): string[] {
  const width = Number(/-(\d+)x\d+$/.exec(folder)?.[1]);
  const image = readImageUrl(`/files/${folder}/${width}.webp`);
  if (!image) return [];
  const files = widthsOf(image.width).flatMap((one) =>
    imageFormats.map((format) => imageKey(image, one, format)),
  );
  return [...files, socialKey(image)];
}
