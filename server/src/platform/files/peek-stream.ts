import { Readable } from 'node:stream';

export type Peeked = {
  /** The first bytes: as many as were asked for, fewer when the stream is shorter. */
  readonly head: Uint8Array;
  /** Everything from the first byte on. Read this one, not the stream that was handed in. */
  readonly stream: Readable;
};

/** Looks at the beginning of a stream of bytes without losing it and without reading further than needed. */
export function peekStream(stream: Readable, bytes: number): Promise<Peeked> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;

    const stopListening = () => {
      stream.off('readable', onReadable);
      stream.off('end', onEnd);
      stream.off('error', onError);
      stream.off('close', onClose);
    };
    const onReadable = () => {
      while (size < bytes) {
        const chunk: Uint8Array | null = stream.read();
        if (chunk === null) return;
        chunks.push(chunk);
        size += chunk.length;
      }
      stopListening();
      const start = Buffer.concat(chunks);
      stream.unshift(start);
      resolve({ head: start.subarray(0, bytes), stream });
    };
    const onEnd = () => {
      stopListening();
      const all = Buffer.concat(chunks);
      // An ended stream takes nothing back.
      resolve({ head: all, stream: Readable.from([all]) });
    };
    const onError = (error: Error) => {
      stopListening();
      reject(error);
    };
    const onClose = () => onError(new Error('the stream closed before its end'));

    stream.on('readable', onReadable);
    stream.on('end', onEnd);
    stream.on('error', onError);
    stream.on('close', onClose);
  });
}
