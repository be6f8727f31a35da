import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export type Measure = { readonly bytes: number; readonly sha256: string };

/** Passes data through and measures its size and hash. */
export function measured(): { readonly stream: Transform; readonly result: () => Measure } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
