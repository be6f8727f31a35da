import { Transform } from 'node:stream';

const preload = '<link rel="modulepreload"';
const endOfHead = '</head>';

/**
 * Styles and fonts make a page readable, scripts make it answer. The router asks for its scripts in the head with
 * the priority of a stylesheet, so on a slow line they share it; asked for with a low one they come next. The head
 * is held until it is whole, which is before anything could be painted.
 */
export function stylesBeforeScripts(): Transform {
  let head: Buffer | null = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!head) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      if (!head.includes(endOfHead)) return done();
      this.push(lowered(head));
      head = null;
      done();
    },
    flush(done) {
      done(null, head && lowered(head));
    },
  });
}

function lowered(html: Buffer): Buffer {
  // One byte a character, so that whatever the bytes mean they come out as they went in.
  const text = html.toString('latin1');
  const end = text.indexOf(endOfHead);
  const head = end < 0 ? text : text.slice(0, end);
  return Buffer.from(
    head.replaceAll(preload, `${preload} fetchpriority="low"`) + text.slice(head.length),
    'latin1',
  );
}
