/**
 * A picture of the blog is a folder with one file per width and format. The folder's name holds the size of the
 * original, so a page renders a picture from its URL alone, without a query.
 *
 *   /files/public/blog/posts/1763200000000-{32 hex}-1600x900/960.webp
 */
export const imageWidths = [480, 960, 1600] as const;

export const imageFormats = ['avif', 'webp'] as const;

type ImageFormat = (typeof imageFormats)[number];

export type BlogImage = {
  readonly folder: string;
  readonly width: number;
  readonly height: number;
};

type ImageSource = { readonly type: string; readonly srcSet: string };

const addressShape =
  /^\/files\/public\/(blog\/posts\/\d{13}-[0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3}))\/(\d{1,4})\.webp$/;

/** Parses the URL of a picture; undefined when it is not one of ours. */
export function readImageUrl(url: unknown): BlogImage | undefined {
  const found = typeof url === 'string' ? addressShape.exec(url) : null;
  if (!found) return undefined;
  const [, folder = '', width, height, file] = found;
  const image = { folder: `public/${folder}`, width: Number(width), height: Number(height) };
  return widthsOf(image.width).includes(Number(file)) ? image : undefined;
}

export const isBlogImage = (url: unknown): url is string => readImageUrl(url) !== undefined;

/** The widths in which a picture is stored: the standard ones below its own, and its own. */
export const widthsOf = (width: number): number[] => [...imageWidths.filter((one) => one < width), width];

export const imageKey = (image: BlogImage, width: number, format: ImageFormat): string =>
  `${image.folder}/${width}.${format}`;

/** The preview image of shared links: cropped to their format, as a JPEG, which every service reads. */
export const socialKey = (image: BlogImage): string => `${image.folder}/social.jpg`;

/** The URL stored for a picture: its widest WebP. */
export const imageUrl = (image: BlogImage): string => `/files/${imageKey(image, image.width, 'webp')}`;

export const socialUrl = (image: BlogImage): string => `/files/${socialKey(image)}`;

/** For the `source` elements of a picture, best format first. */
export const imageSources = (image: BlogImage): ImageSource[] =>
  imageFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: widthsOf(image.width)
      .map((width) => `/files/${imageKey(image, width, format)} ${width}w`)
      .join(', '),
  }));
