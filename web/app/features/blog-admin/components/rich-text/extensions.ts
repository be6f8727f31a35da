import { isSafeLink } from '@plainclaim/domain/blog/link';
import { StarterKit } from '@tiptap/starter-kit';
import { BlogImage } from './blog-image.ts';

/** Exactly the parts that the schema in `domain/src/blog/content.ts` accepts. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isSafeLink(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  BlogImage,
];
