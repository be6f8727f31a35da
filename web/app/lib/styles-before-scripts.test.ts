import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { stylesBeforeScripts } from './styles-before-scripts.ts';

const page =
  '<html><head><title>£ – ’</title><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><body>£5 <link rel="modulepreload"></body></html>';
const wanted =
  '<html><head><title>£ – ’</title><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/></head><body>£5 <link rel="modulepreload"></body></html>';

const through = (html: string, size: number) => {
  const bytes = Buffer.from(html);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  return text(Readable.from(pieces).pipe(stylesBeforeScripts()));
};

describe('stylesBeforeScripts', () => {
  it.each([1, 2, 3, 7, 50, 9999])('lowers the scripts of the head in pieces of %i bytes', async (size) => {
    expect(await through(page, size)).toBe(wanted);
  });

  it('loses nothing of what has no head', async () => {
    expect(await through('£ and no more', 4)).toBe('£ and no more');
    expect(await through('', 4)).toBe('');
  });

  it('holds back nothing after the head', async () => {
    const stream = stylesBeforeScripts();
    stream.write('<head></head><main>');
    expect(String(stream.read())).toBe('<head></head><main>');
    stream.write('more');
    expect(String(stream.read())).toBe('more');
  });
});
