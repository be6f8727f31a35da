import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { watchedLog } from '../testing/watched-log.ts';
import { closeServer } from './stop.ts';

async function slowServer() {
  const { promise: arrived, resolve: markArrived } = Promise.withResolvers<void>();
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    markArrived();
    await mayAnswer;
    response.end('the whole answer');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, address, arrived, letAnswer };
}

it('lets a running request finish and takes no new one', async () => {
  const { server, address, arrived, letAnswer } = await slowServer();
  const running = fetch(address);
  await arrived;
  const closed = closeServer(server, 30, watchedLog().log);
  await expect(fetch(address)).rejects.toThrow();
  letAnswer();
  expect(await (await running).text()).toBe('the whole answer');
  await closed;
});

it('cuts a request that outlives the limit', async () => {
  const { server, address, arrived } = await slowServer();
  const running = fetch(address);
  await arrived;
  const { log, lines } = watchedLog();
  await Promise.all([expect(running).rejects.toThrow(), closeServer(server, 0.05, log)]);
  expect(lines).toMatchObject([{ level: 'warn' }]);
});
