import { Transform } from 'node:stream';
import { wakeOnFirstSign } from './wake-on-first-sign.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const start = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/;

/** The element that keeps what would start the page, and which files that needs. */
export const heldId = 'held-scripts';

/**
 * A page that can be read and followed without scripts arrives with them held back: they start at the first sign
 * that someone is using it (see `wake-on-first-sign.ts`). The router has no way to say so; its one module script is
 * kept as text, with the names of its files, and the few lines that wait for a sign come after it.
 */
export function holdScripts(): Transform {
  const pieces: Buffer[] = [];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      pieces.push(chunk);
      done();
    },
    flush(done) {
      done(null, held(Buffer.concat(pieces).toString()));
    },
  });
}

function held(html: string): string {
  const files = Array.from(html.matchAll(preload), ([, file]) => file);
  const module = start.exec(html);
  // Without the one script there is nothing to hold, and what is not understood is left as it is.
  if (!module) return html;
  const [whole, attributes = '', code = ''] = module;
  const keeper = `<script${attributes} type="text/plain" id="${heldId}" data-files="${files.join(' ')}">${code}</script>`;
  const waiter = `<script${attributes}>(${wakeOnFirstSign})(${JSON.stringify(heldId)})</script>`;
  return html.replace(preload, '').replace(whole, () => keeper + waiter);
}
