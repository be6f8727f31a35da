/** Specification 2, section 9. */
export const blogPageSize = 6;
export const relatedPosts = 3;
export const imageMaxBytes = 5 * 1024 * 1024;

/** How long things may be. Ours: the specification names no limits, and a form needs some. */
export const blogLengths = {
  title: 160,
  slug: 96,
  excerpt: 400,
  metaTitle: 160,
  metaDescription: 320,
  name: 60,
  description: 300,
  alt: 250,
  /** Characters of plain text in one post. */
  text: 100_000,
  tags: 12,
} as const;

export const imageMessages = {
  type: 'Please select an image file',
  size: 'Image file must be smaller than 5MB',
  alt: 'Describe the picture for people who cannot see it',
  pixels: 'This picture has too many pixels. Make it smaller and try again.',
} as const;

/** The message for a picture that may not be sent, judged before sending. The server judges by content. */
export function imageProblem(file: { readonly type: string; readonly size: number }): string | undefined {
  if (!/^image\/(?:jpeg|png|webp|avif|gif)$/.test(file.type)) return imageMessages.type;
  return file.size >= imageMaxBytes ? imageMessages.size : undefined;
}
