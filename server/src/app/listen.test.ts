import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type ConnectionTimeouts, listen } from './listen.ts';

// Long enough for a busy machine to read the request: unread bytes turn the answer into a connection reset.
const short: ConnectionTimeouts = {
  headersTimeout: 1_000,
  requestTimeout: 1_500,
  connectionsCheckingInterval: 100,
  idleTimeout: 60_000,
};
const idle: ConnectionTimeouts = {
  ...short,
  headersTimeout: 60_000,
  requestTimeout: 60_000,
  idleTimeout: 500,
};

async function serve(timeouts?: ConnectionTimeouts) {
  const listener = await listen('127.0.0.1', 0, timeouts);
  listener.answerWith(async (request) => new Response(await request.text()));
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    listener.server.close();
  });
  /** Sends only this text; resolves with the response once the server hangs up. */
  const sendAndWait = async (text: string): Promise<string> => {
    const socket = connect(listener.port, '127.0.0.1').setEncoding('utf8');
    sockets.push(socket);
    let heard = '';
    socket.on('data', (piece) => {
      heard += piece;
    });
    // A reset also counts as hanging up.
    socket.on('error', () => {});
    socket.write(text);
    await new Promise((resolve) => socket.once('close', resolve));
    return heard;
  };
  return { ...listener, sendAndWait };
}

it.each([
  ['half a header', 'GET / HTTP/1.1\r\nhost: here\r\nx-slow: dri'],
  ['one byte of a body', 'POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\nx'],
])('hangs up on whoever sends %s and then nothing', async (_what, text) => {
  const { sendAndWait } = await serve(short);
  expect(await sendAndWait(text)).toMatch(/^HTTP\/1\.1 408 /);
});

it('answers others while a hundred drip', async () => {
  const { sendAndWait, port } = await serve(short);
  const slow = Array.from({ length: 100 }, () => sendAndWait('GET / HTTP/1.1\r\n'));
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'hello' });
  expect(await answer.text()).toBe('hello');
  expect(
    (await Promise.all(slow)).filter((heard) => heard !== '' && !heard.startsWith('HTTP/1.1 408 ')),
  ).toEqual([]);
});

it('hangs up on a body that stops halfway, long before the time for all of it is over', async () => {
  const { sendAndWait } = await serve(idle);
  await sendAndWait('POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\nx');
});

it('hangs up on a reader who asks for much and takes nothing', async () => {
  const { server, port, answerWith } = await serve(idle);
  answerWith(() => new Response(new Uint8Array(64 * 1024 * 1024)));
  const hungUp = new Promise((resolve) => server.once('connection', (held) => held.once('close', resolve)));
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  await hungUp;
});

it('refuses headers without end, and has a limit for everything by itself', async () => {
  const { sendAndWait, server } = await serve();
  const endless = `GET / HTTP/1.1\r\nhost: here\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`;
  expect(await sendAndWait(endless)).toMatch(/^HTTP\/1\.1 431 /);
  expect(server.headersTimeout).toBe(20_000);
  expect(server.requestTimeout).toBe(300_000);
  expect(server.timeout).toBe(60_000);
});
