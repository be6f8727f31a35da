import { checkContent } from '@plainclaim/domain/blog/content';
import { describe, expect, it } from 'vitest';
import { wholeAddress } from './link-dialog.tsx';
import { toContent } from './to-content.ts';

describe('a document of the editor', () => {
  it('is stored without what the editor adds, and fits the rules', () => {
    const content = toContent({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2, id: null }, content: [{ type: 'text', text: 'Facts' }] },
        {
          type: 'paragraph',
          attrs: { textAlign: null },
          content: [
            {
              type: 'text',
              text: 'gov.uk',
              marks: [
                {
                  type: 'link',
                  attrs: { href: 'https://www.gov.uk', target: '_blank', rel: 'x', class: null },
                },
              ],
            },
          ],
        },
        {
          type: 'orderedList',
          attrs: { start: 3, type: null },
          content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
        },
        { type: 'paragraph' },
        { type: 'paragraph' },
      ],
    });
    expect(content).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Facts' }] },
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'gov.uk',
              marks: [{ type: 'link', attrs: { href: 'https://www.gov.uk' } }],
            },
          ],
        },
        {
          type: 'orderedList',
          attrs: { start: 3 },
          content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
        },
      ],
    });
    expect(checkContent(content)).toEqual({ content });
  });

  it('is empty when nothing was written', () => {
    expect(toContent({ type: 'doc', content: [{ type: 'paragraph' }] })).toEqual({
      type: 'doc',
      content: [],
    });
  });
});

it.each([
  [' gov.uk/claim ', 'https://gov.uk/claim'],
  ['ann@firm.example', 'mailto:ann@firm.example'],
  ['https://gov.uk', 'https://gov.uk'],
  ['/faq', '/faq'],
  ['javascript:hostile()', 'javascript:hostile()'],
])('the address "%s" is "%s"', (typed, whole) => {
  expect(wholeAddress(typed)).toBe(whole);
});
