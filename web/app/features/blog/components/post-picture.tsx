import { imageSources, imageUrl, readImageUrl } from '@plainclaim/domain/blog/image-url';
import { cn } from '../../../ui/cn.ts';

type PostPictureProps = {
  url: string | null;
  alt: string;
  /** The `sizes` attribute, by which the browser chooses a file. */
  sizes: string;
  /** The first picture of the page is loaded eagerly, all others lazily. */
  isFirst?: boolean;
  className?: string;
};

/** An uploaded picture in all its formats. Other URLs are not rendered. */
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
