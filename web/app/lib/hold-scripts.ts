import { Transform } from 'node:stream';

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const start = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/;

/** The element that keeps what would start the page, and which files that needs. */
export const heldId = 'held-scripts';

/**
 * A page arrives with its scripts held back, and what starts them: the first sign of someone where it can be read and
 * followed without (`wake-on-first-sign.ts`), else its first paint (`wake-after-paint.ts`). The router has no way to say
 * so; its one module script is kept as text, with the names of its files, and the few lines that wait come after it.
 */
export function holdScripts(wake: (heldId: string) => void): Transform {
  const pieces: Buffer[] = [];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      pieces.push(chunk);
      done();
    },
    flush(done) {
      done(null, held(Buffer.concat(pieces).toString(), wake));
    },
  });
}

function held(html: string, wake: (heldId: string) => void): string {
  const files = Array.from(html.matchAll(preload), ([, file]) => file);
  const module = start.exec(html);
  // Without the one script there is nothing to hold, and what is not understood is left as it is.
  if (!module) return html;
  const [whole, attributes = '', code = ''] = module;
  const keeper = `<script${attributes} type="text/plain" id="${heldId}" data-files="${files.join(' ')}">${code}</script>`;
  const waiter = `<script${attributes}>(${wake})(${JSON.stringify(heldId)})</script>`;
  return html.replace(preload, '').replace(whole, () => keeper + waiter);
}
