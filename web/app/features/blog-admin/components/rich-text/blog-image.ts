import { readImageUrl } from '@plainclaim/domain/blog/image-url';
import { Image } from '@tiptap/extension-image';

/** The size is in the address; whatever a pasted picture says of itself does not count. */
const sizeOf = (element: HTMLElement) => readImageUrl(element.getAttribute('src'));

/** Pictures that were uploaded here. Any other is dropped when it is pasted: it would be shown from elsewhere. */
export const BlogImage = Image.extend({
  addAttributes() {
    return {
      src: { default: '' },
      alt: { default: '' },
      width: { default: 1, parseHTML: (element) => sizeOf(element)?.width ?? 1 },
      height: { default: 1, parseHTML: (element) => sizeOf(element)?.height ?? 1 },
    };
  },
  parseHTML() {
    return [{ tag: 'img[src]', getAttrs: (element) => (sizeOf(element) ? null : false) }];
  },
  // The usual one takes Markdown and would show a picture from anywhere.
  addInputRules: () => [],
});
