import {
  type BlogImage,
  imageFormats,
  imageKey,
  imageWidths,
  socialKey,
  widthsOf,
} from '@plainclaim/domain/blog/image-url';
import { imageMessages } from '@plainclaim/domain/blog/limits';
import { AppError } from '@plainclaim/domain/shared/errors';
import sharp from 'sharp';
import type { FileStore } from '../../../platform/files/file-store.ts';

/**
 * Against decompression bombs: a small file can decode to a huge picture. Good cameras take 40 million
 * pixels.
 */
const mostPixels = 40_000_000;
const mostBytes = 10 * 1024 * 1024;
const widest = Math.max(...imageWidths);
const social = { width: 1200, height: 630 } as const;

type Settings = Readonly<Record<(typeof imageFormats)[number], { quality: number; effort: number }>>;

const careful: Settings = { avif: { quality: 55, effort: 3 }, webp: { quality: 80, effort: 4 } };

/** For our own drawings: they compress well anyway, and slow encoding would delay the first start. */
export const quick: Settings = { avif: { quality: 50, effort: 0 }, webp: { quality: 80, effort: 0 } };

/**
 * Stores a picture in every width and format that pages request. Encoding the decoded pixels anew drops
 * everything else in the file: metadata, location, colour profile, scripts. The EXIF rotation is applied
 * first.
 */
export async function keepPicture(
  files: FileStore,
  bytes: Uint8Array,
  name: string,
  settings: Settings = careful,
): Promise<BlogImage> {
  const { data, info } = await decode(bytes);
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const image: BlogImage = {
    folder: `public/blog/posts/${name}-${info.width}x${info.height}`,
    width: info.width,
    height: info.height,
  };
  for (const width of widthsOf(image.width)) {
    for (const format of imageFormats) {
      const file = await pixels().resize({ width }).toFormat(format, settings[format]).toBuffer();
      await files.put(imageKey(image, width, format), file, {
        contentType: `image/${format}`,
        maxBytes: mostBytes,
      });
    }
  }
  const cut = await pixels()
    .resize({ ...social, fit: 'cover' })
    .flatten({ background: '#fbf9f4' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  await files.put(socialKey(image), cut, { contentType: 'image/jpeg', maxBytes: mostBytes });
  return image;
}

async function decode(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: widest, height: 4 * widest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    const tooMany = cause instanceof Error && /pixel limit/i.test(cause.message);
    const message = tooMany ? imageMessages.pixels : imageMessages.type;
    throw new AppError('validation_failed', 'the picture could not be read', {
      userMessage: message,
      fields: [{ field: 'file', message }],
      cause,
    });
  }
}
