import { connect } from 'node:net';

export type RawAnswer = {
  /** Null when the connection was closed without one. */
  readonly status: number | null;
  readonly head: string;
  readonly body: string;
};

export class Hang extends Error {}

type Sending = {
  /** Whether nothing more will come, so that the other side need not wait for the rest. */
  readonly hangsUp: boolean;
  readonly longestMs: number;
};

/** Sends bytes, whatever they are, and reads until the other side closes. */
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
    // A reset is what a server does that has refused the rest of a body; what it said before counts.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  // Told to go on first, where the request asked whether it may.
  const text = Buffer.concat(chunks)
    .toString('latin1')
    .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  const head = end === -1 ? text : text.slice(0, end);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  return { status: status ? Number(status) : null, head, body: end === -1 ? '' : text.slice(end + 4) };
}
