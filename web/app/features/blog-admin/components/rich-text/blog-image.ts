import { readImageUrl } from '@plainclaim/domain/blog/image-url';
import { Image } from '@tiptap/extension-image';

/** Size from the URL; the attributes of a pasted picture are not trusted. */
const sizeOf = (element: HTMLElement) => readImageUrl(element.getAttribute('src'));

/** The node for uploaded pictures. Pasting drops any other, which would load from another site. */
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
  // Tiptap's own rule turns Markdown into pictures from any site.
  addInputRules: () => [],
});
