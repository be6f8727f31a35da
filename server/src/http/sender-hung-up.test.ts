import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../app/listen.ts';
import { testApp } from '../testing/test-app.ts';

it('takes half a body for the sender’s doing and not for a fault of ours', async () => {
  // The log is watched: an error in it would fail the test.
  const { app } = await testApp();
  const { server, port, answerWith } = await listen('127.0.0.1', 0);
  onTestFinished(() => void server.close());
  for (const [path, status] of [
    ['/api/contact', 422],
    ['/functions/v1/fetch-payment-data', 422],
    ['/auth/v1/signup', 400],
  ] as const) {
    const answered = new Promise<number>((resolve, reject) => {
      answerWith((request, env) => {
        const answer = Promise.resolve(app.http.fetch(request, env));
        answer.then((res) => resolve(res.status), reject);
        return answer;
      });
    });
    const socket = connect({ port, host: '127.0.0.1' });
    const head = `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
    socket.end(`${head}5\r\n{"a":`);
    socket.resume();
    await once(socket, 'close');
    expect(await answered, path).toBe(status);
  }
});
