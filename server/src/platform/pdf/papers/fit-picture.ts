import { PDF } from '@libpdf/core';
import sharp from 'sharp';
import { placeOnA4 } from './a4.ts';
import { UnfitFile } from './unfit-file.ts';
import { writeCaptions } from './write-captions.ts';

/** Against decompression bombs. The cameras of most telephones take 12 or 50 million pixels. */
export const mostPixels = 60_000_000;
/** 250 dots an inch on A4: small print of a photographed receipt stays legible. */
const longestSide = 2800;
/** Small pictures are printed no larger than 100 dots an inch: they would only blur. */
const dotsPerPoint = 100 / 72;

/** A picture on a page of its own, turned as its EXIF data says. */
export async function fitPicture(bytes: Uint8Array, caption: string): Promise<PDF> {
  const { data, info } = await encode(bytes);
  const target = PDF.create();
  const size = { width: info.width / dotsPerPoint, height: info.height / dotsPerPoint };
  const { page: paper, scale, x, y } = placeOnA4(size);
  const page = target.addPage(paper);
  page.drawImage(target.embedJpeg(data), {
    x,
    y,
    width: scale * size.width,
    height: scale * size.height,
  });
  writeCaptions(target, caption);
  return target;
}

/** Encoded anew, so that nothing else in the file, such as where a photo was taken, is printed or sent. */
async function encode(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    const tooMany = cause instanceof Error && /pixel limit/i.test(cause.message);
    throw new UnfitFile(tooMany ? 'pixels' : 'damaged', { cause });
  }
}
