import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { heldId, holdScripts } from './hold-scripts.ts';
import { wakeAfterPaint } from './wake-after-paint.ts';

const page = [
  '<html><head><title>£ – ’</title>',
  '<link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="modulepreload" href="/assets/b.js" nonce="n"/>',
  '</head><body>£5 <script nonce="n">window.data = 1</script>',
  '<script nonce="n" type="module" async="">import "/assets/a.js";\nimport("$&/assets/b.js");</script>',
  '<script nonce="n">window.more = 2</script></body></html>',
].join('');

const through = (html: string, size: number) => {
  const bytes = Buffer.from(html);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  return text(Readable.from(pieces).pipe(holdScripts(wakeAfterPaint)));
};

describe('holdScripts', () => {
  it.each([1, 7, 9999])('keeps the start of the page as text, read in pieces of %i bytes', async (size) => {
    const html = await through(page, size);
    expect(html).not.toContain('modulepreload" href');
    expect(html).not.toContain('type="module"');
    expect(html).toContain(
      `<script nonce="n" type="text/plain" id="${heldId}" data-files="/assets/a.js /assets/b.js">import "/assets/a.js";\nimport("$&/assets/b.js");</script>`,
    );
    expect(html).toContain('<title>£ – ’</title>');
    expect(html).toContain('<script nonce="n">window.data = 1</script>');
    expect(html).toMatch(
      /<script nonce="n">\(function.*\)\("held-scripts"\)<\/script><script nonce="n">window\.more/s,
    );
  });

  it('leaves a page without a start as it is', async () => {
    expect(await through('<head></head>£ and no more', 4)).toBe('<head></head>£ and no more');
    expect(await through('', 4)).toBe('');
  });
});
