import { connect } from 'node:net';

export type RawAnswer = {
  /** Null when the connection was closed without an answer. */
  readonly status: number | null;
  readonly head: string;
  readonly body: string;
};

export class Hang extends Error {}

type Sending = {
  /** Whether the client closes its side, so that the server need not wait for more. */
  readonly hangsUp: boolean;
  readonly longestMs: number;
};

/** Sends raw bytes, and reads until the server closes. */
export async function sendRaw(
  port: number,
  bytes: Buffer,
  { hangsUp, longestMs }: Sending,
): Promise<RawAnswer> {
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      if (hangsUp) socket.end(bytes);
      else socket.write(bytes);
    });
    const timer = setTimeout(() => {
      socket.destroy();
      const came = chunks.reduce((sum, { length }) => sum + length, 0);
      reject(new Hang(`not answered wholly within ${longestMs} ms; ${came} bytes came`));
    }, longestMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that refused the rest of a body resets the connection; what it sent before counts.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  // Skips `100 Continue`, which answers an `Expect` header.
  const text = Buffer.concat(chunks)
    .toString('latin1')
    .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  const head = end === -1 ? text : text.slice(0, end);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  return { status: status ? Number(status) : null, head, body: end === -1 ? '' : text.slice(end + 4) };
}
