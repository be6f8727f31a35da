import { Readable } from 'node:stream';

export type Peeked = {
  /** The first bytes, or all of a shorter stream. */
  readonly head: Uint8Array;
  /** The whole content. Read this stream instead of the original. */
  readonly stream: Readable;
};

/** Reads the first bytes of a stream without consuming them, and no further than needed. */
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
      // `unshift` fails on an ended stream.
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
