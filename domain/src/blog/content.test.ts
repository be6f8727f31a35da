import { describe, expect, it } from 'vitest';
import { checkContent, contentMessages } from './content.ts';
import { excerptFrom } from './excerpt.ts';
import { plainText } from './plain-text.ts';
import type { PostContent } from './post-content.ts';
import { readMinutes } from './read-time.ts';

const src = `/files/public/blog/posts/1763200000000-${'ab'.repeat(16)}-1200x800/1200.webp`;
const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const link = (href: unknown) => doc(paragraph(text('here', { type: 'link', attrs: { href } })));
const image = (attrs: object) =>
  doc({ type: 'image', attrs: { src, alt: 'x', width: 1200, height: 800, ...attrs } });
const nested = (depth: number) => {
  let block: object = paragraph(text('deep'));
  for (let level = 0; level < depth; level += 1) block = { type: 'blockquote', content: [block] };
  return doc(block);
};

const everything = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('Write it down')] },
  paragraph(
    text('Say '),
    text('what', { type: 'bold' }, { type: 'italic' }),
    { type: 'hardBreak' },
    text('and why', { type: 'link', attrs: { href: '/faq#costs' } }),
    text('.', { type: 'strike' }, { type: 'underline' }, { type: 'code' }),
  ),
  { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('one'))] }] },
  {
    type: 'orderedList',
    attrs: { start: 3 },
    content: [
      {
        type: 'listItem',
        content: [
          paragraph(text('three')),
          { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('inner'))] }] },
        ],
      },
    ],
  },
  { type: 'blockquote', content: [paragraph(text('Quoted'))] },
  { type: 'horizontalRule' },
  { type: 'image', attrs: { src, alt: 'A letter', width: 1200, height: 800 } },
) as PostContent;

describe('checkContent', () => {
  it('takes every part on the list, as it is', () => {
    expect(checkContent(everything)).toEqual({ content: everything });
  });

  it.each([
    ['a table', doc({ type: 'table', content: [] }), contentMessages.unknown('table')],
    ['raw HTML', doc({ type: 'html', html: '<script>hostile()</script>' }), contentMessages.unknown('html')],
    ['a script', doc({ type: 'script', content: [text('hostile()')] }), contentMessages.unknown('script')],
    [
      'a frame',
      doc({ type: 'iframe', attrs: { src: 'https://evil.example' } }),
      contentMessages.unknown('iframe'),
    ],
    ['a code block', doc({ type: 'codeBlock', content: [text('x')] }), contentMessages.unknown('codeBlock')],
    [
      'a name of markup',
      doc({ type: '<img onerror=hostile()>' }),
      contentMessages.unknown('imgonerrorhostile'),
    ],
    ['no name', doc({ content: [] }), contentMessages.unknown('unnamed')],
    ['nothing where a part belongs', doc(null), contentMessages.unknown('unnamed')],
    ['text without a paragraph', doc(text('x')), contentMessages.unknown('text')],
    [
      'an unknown inline part',
      doc(paragraph({ type: 'mention', attrs: {} })),
      contentMessages.unknown('mention'),
    ],
    [
      'an unknown mark',
      doc(paragraph(text('x', { type: 'highlight' }))),
      contentMessages.unknown('highlight'),
    ],
    [
      'a list without items',
      doc({ type: 'bulletList', content: [paragraph()] }),
      contentMessages.unknown('paragraph'),
    ],
    [
      'a first-level heading',
      doc({ type: 'heading', attrs: { level: 1 } }),
      contentMessages.unknown('heading'),
    ],
    ['a link that runs', link('javascript:hostile()'), contentMessages.link],
    ['a link that runs, in odd case', link('JaVaScRiPt:hostile()'), contentMessages.link],
    ['a link that runs, after a control character', link('\u0001javascript:hostile()'), contentMessages.link],
    ['a link that runs, broken by a tab', link('java\tscript:hostile()'), contentMessages.link],
    ['a link to data', link('data:text/html,<script>hostile()</script>'), contentMessages.link],
    ['a link to old script', link('vbscript:hostile()'), contentMessages.link],
    ['a link to a file', link('file:///etc/passwd'), contentMessages.link],
    ['a link to another site that looks like a path', link('//evil.example/x'), contentMessages.link],
    ['a link that hides a host behind a backslash', link('/\\evil.example'), contentMessages.link],
    ['a link with a name and password', link('https://gov.uk@evil.example/'), contentMessages.link],
    ['a link that is no text', link({ toString: 'x' }), contentMessages.shape],
    ['a picture from elsewhere', image({ src: 'https://evil.example/x.png' }), contentMessages.image],
    [
      'a picture in the address',
      image({ src: 'data:image/svg+xml,<svg onload=hostile()>' }),
      contentMessages.image,
    ],
    ['a private file as a picture', image({ src: '/files/private/claims/x.webp' }), contentMessages.image],
    [
      'a picture with a path that climbs',
      image({ src: src.replace('/1200.webp', '/../1200.webp') }),
      contentMessages.image,
    ],
    [
      'a picture in a width that is not kept',
      image({ src: src.replace('/1200.webp', '/777.webp') }),
      contentMessages.image,
    ],
    ['a picture without a description', image({ alt: ' \u200b ' }), contentMessages.alt],
    ['a picture wider than any screen', image({ width: 1e9 }), contentMessages.shape],
    ['nesting without end', nested(50_000), contentMessages.deep],
    [
      'paragraphs without end',
      doc(...Array.from({ length: 5_001 }, () => paragraph())),
      contentMessages.large,
    ],
    ['more words than a post holds', doc(paragraph(text('x'.repeat(100_001)))), contentMessages.large],
    ['nothing', doc(), contentMessages.required],
    ['only gaps', doc(paragraph(text(' \u00a0 '))), contentMessages.required],
    ['no document', 'hello', contentMessages.shape],
    ['null', null, contentMessages.shape],
    ['a document that is a list', [], contentMessages.shape],
    ['content that is no list', { type: 'doc', content: { length: 1 } }, contentMessages.shape],
  ])('refuses %s, and says so', (_, given, problem) => {
    expect(checkContent(given)).toEqual({ problem });
  });

  it('drops attributes nobody asked for', () => {
    const given = doc({
      ...paragraph({
        type: 'text',
        text: 'x',
        onclick: 'hostile()',
        marks: [{ type: 'link', attrs: { href: 'https://gov.uk', target: '_blank', onclick: 'hostile()' } }],
      }),
      attrs: { style: 'position:fixed', class: 'x' },
    });
    expect(checkContent(given)).toEqual({
      content: doc(paragraph(text('x', { type: 'link', attrs: { href: 'https://gov.uk' } }))),
    });
  });

  it('is not misled by a name that every object inherits', () => {
    const given = JSON.parse(
      '{"type":"doc","content":[{"type":"paragraph","__proto__":{"content":[{"type":"x"}]},"content":[{"type":"text","text":"a"}]}]}',
    );
    expect(checkContent(given)).toEqual({ content: doc(paragraph(text('a'))) });
    expect(checkContent(doc({ type: 'constructor' }))).toEqual({
      problem: contentMessages.unknown('constructor'),
    });
    expect(checkContent(doc({ type: '__proto__' }))).toEqual({
      problem: contentMessages.unknown('__proto__'),
    });
  });

  it('keeps markup that somebody typed, as words', () => {
    const given = doc(paragraph(text('<script>hostile()</script>')));
    expect(checkContent(given)).toEqual({ content: given });
  });

  it('drops what the database could not store', () => {
    expect(checkContent(doc(paragraph(text('a\u0000b\ud800'))))).toEqual({
      content: doc(paragraph(text('ab\ufffd'))),
    });
  });
});

describe('plainText', () => {
  it('is the words, a line for each block', () => {
    expect(plainText(everything)).toBe('Write it down\nSay what\nand why.\none\nthree\ninner\nQuoted');
  });
});

describe('readMinutes', () => {
  it.each([
    [0, 1],
    [1, 1],
    [1000, 1],
    [1001, 2],
    [5400, 6],
  ])('%i characters take %i', (length, minutes) => {
    expect(readMinutes('x'.repeat(length))).toBe(minutes);
  });

  it('counts an emoji once', () => {
    expect(readMinutes('😀'.repeat(1000))).toBe(1);
  });
});

describe('excerptFrom', () => {
  it.each([
    ['Short\nand whole.', 'Short and whole.'],
    [`${'word '.repeat(60)}`, `${'word '.repeat(39).trim()}…`],
    ['x'.repeat(500), `${'x'.repeat(199)}…`],
    [`${'a'.repeat(190)}, and more of it`, `${'a'.repeat(190)}, and…`],
  ])('of %j', (given, excerpt) => {
    expect(excerptFrom(given)).toBe(excerpt);
    expect(excerpt.length).toBeLessThanOrEqual(200);
  });
});
