import type { PostContent } from '@plainclaim/domain/blog/post-content';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { namedHeadings } from '../headings.ts';
import { PostText } from './post-content.tsx';

const src = `/files/public/blog/posts/1763200000000-${'ab'.repeat(16)}-1200x800/1200.webp`;

/** As it would be drawn if it got into the table by another way than the editor. */
function draw(...content: unknown[]): string {
  const stored = { type: 'doc', content } as PostContent;
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <PostText content={stored} />
    </MemoryRouter>,
  );
  return markup.replace(/^<div class="post-text">|<\/div>$/g, '');
}

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const link = (href: unknown) => paragraph(text('here', { type: 'link', attrs: { href } }));

describe('what is on the list', () => {
  it.each([
    [paragraph(text('a'), { type: 'hardBreak' }, text('b')), '<p>a<br/>b</p>'],
    [paragraph(text('a', { type: 'bold' }, { type: 'italic' })), '<p><strong><em>a</em></strong></p>'],
    [
      { type: 'heading', attrs: { level: 3 }, content: [text('What to enclose')] },
      '<h3 id="about-what-to-enclose">What to enclose</h3>',
    ],
    [
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('x'))] }] },
      '<ul><li><p>x</p></li></ul>',
    ],
    [
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [] }] },
      '<ol start="3"><li></li></ol>',
    ],
    [{ type: 'blockquote', content: [paragraph(text('x'))] }, '<blockquote><p>x</p></blockquote>'],
    [{ type: 'horizontalRule' }, '<hr/>'],
    [link('/faq#costs'), '<p><a href="/faq#costs" data-discover="true">here</a></p>'],
    [link('https://gov.uk'), '<p><a href="https://gov.uk" rel="noopener noreferrer">here</a></p>'],
    [link('mailto:a@b.example'), '<p><a href="mailto:a@b.example">here</a></p>'],
  ])('%j is drawn', (block, markup) => {
    expect(draw(block)).toBe(markup);
  });

  it('draws a picture in every format we keep, with its size and words', () => {
    const markup = draw({ type: 'image', attrs: { src, alt: 'A "desk"', width: 1, height: 1 } });
    expect(markup).toContain('<source type="image/avif"');
    expect(markup).toContain('alt="A &quot;desk&quot;" width="1200" height="800" loading="lazy"');
  });
});

describe('what is not on the list', () => {
  it.each([
    ['a script', { type: 'script', content: [text('hostile()')] }],
    ['raw HTML', { type: 'html', attrs: { html: '<img src=x onerror=hostile()>' } }],
    ['a frame', { type: 'iframe', attrs: { src: 'javascript:hostile()' } }],
    ['a name that every object inherits', { type: 'constructor' }],
    ['nothing', null],
    ['a number', 7],
    ['a picture from elsewhere', { type: 'image', attrs: { src: 'https://evil.example/x.png', alt: 'x' } }],
    ['a picture that is a script', { type: 'image', attrs: { src: 'javascript:hostile()', alt: 'x' } }],
    ['a picture without attributes', { type: 'image' }],
  ])('%s leaves nothing', (_, block) => {
    expect(draw(block)).toBe('');
  });

  it.each([
    'javascript:hostile()',
    'JAVASCRIPT:hostile()',
    ' javascript:hostile()',
    'java\tscript:hostile()',
    'data:text/html,<script>hostile()</script>',
    'vbscript:hostile()',
    '//evil.example',
    '/\\evil.example',
    '',
    null,
    { toString: () => 'javascript:hostile()' },
  ])('a link to %j is only words', (href) => {
    expect(draw(link(href))).toBe('<p>here</p>');
  });

  it.each([
    ['an unknown mark', paragraph(text('x', { type: 'highlight', attrs: { style: 'x' } })), '<p>x</p>'],
    ['an inherited mark', paragraph(text('x', { type: 'toString' })), '<p>x</p>'],
    ['attributes nobody asked for', { ...paragraph(text('x')), attrs: { onclick: 'hostile()' } }, '<p>x</p>'],
    ['a first-level heading', { type: 'heading', attrs: { level: 1 }, content: [text('!')] }, '<h2>!</h2>'],
    ['a heading called script', { type: 'heading', attrs: { level: 'script' } }, '<h2></h2>'],
    ['text that is an element', paragraph({ type: 'text', text: { type: 'b' } } as object), '<p></p>'],
    ['content that is no list', { type: 'paragraph', content: 'x' }, '<p></p>'],
    ['a list of anything', { type: 'bulletList', content: [paragraph(text('x')), null] }, '<ul></ul>'],
    ['markup in words', paragraph(text('<b onclick=x>')), '<p>&lt;b onclick=x&gt;</p>'],
  ])('%s is drawn without it', (_, block, markup) => {
    expect(draw(block)).toBe(markup);
  });

  it('stops drawing before nesting exhausts anything', () => {
    let deep: object = paragraph(text('deep'));
    for (let level = 0; level < 2000; level += 1) deep = { type: 'blockquote', content: [deep] };
    expect(draw(deep)).not.toContain('deep');
  });
});

describe('headings', () => {
  it('that read alike get names of their own', () => {
    const heading = (words: string) => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] });
    const content = {
      type: 'doc',
      content: [heading('Costs'), heading('Costs'), heading('…')],
    } as PostContent;
    expect(namedHeadings(content).map(({ id }) => id)).toEqual(['about-costs', 'about-costs-2']);
  });
});
