import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen, type Patience } from './listen.ts';

const short: Patience = { headersTimeout: 60, requestTimeout: 120, connectionsCheckingInterval: 20 };

async function serve(patience?: Patience) {
  const listener = await listen('127.0.0.1', 0, patience);
  listener.answerWith(async (request) => new Response(await request.text()));
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    listener.server.close();
  });
  /** Sends this much and no more; resolves with what came back once the server hangs up. */
  const sendAndWait = async (text: string): Promise<string> => {
    const socket = connect(listener.port, '127.0.0.1').setEncoding('utf8');
    sockets.push(socket);
    let heard = '';
    socket.on('data', (piece) => {
      heard += piece;
    });
    socket.write(text);
    await once(socket, 'close');
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
  expect(new Set((await Promise.all(slow)).map((heard) => heard.slice(0, 12)))).toEqual(
    new Set(['HTTP/1.1 408']),
  );
});

it('refuses headers without end, and has a limit for everything by itself', async () => {
  const { sendAndWait, server } = await serve();
  const endless = `GET / HTTP/1.1\r\nhost: here\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`;
  expect(await sendAndWait(endless)).toMatch(/^HTTP\/1\.1 431 /);
  expect(server.headersTimeout).toBe(20_000);
  expect(server.requestTimeout).toBe(300_000);
});
