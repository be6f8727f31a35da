import { imageSources, imageUrl, readImageUrl } from '@plainclaim/domain/blog/image-url';
import { cn } from '../../../ui/cn.ts';

type PostPictureProps = {
  url: string | null;
  alt: string;
  /** How wide it is shown, for the browser to choose a file: the `sizes` of an image. */
  sizes: string;
  /** The picture people came for: loaded at once. Others wait until they are near. */
  isFirst?: boolean;
  className?: string;
};

/** One of our pictures, in the smallest file that will do. Anything else is not shown. */
export function PostPicture({ url, alt, sizes, isFirst = false, className }: PostPictureProps) {
  const image = readImageUrl(url);
  if (!image) return null;
  return (
    <picture>
      {imageSources(image).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={imageUrl(image)}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={cn('h-auto w-full', className)}
      />
    </picture>
  );
}
