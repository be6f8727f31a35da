import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFetchOutside } from './fetch-outside.ts';
import { isPublicAddress } from './public-address.ts';

async function startService(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4009::200e'])(
    'lets %s be',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'ff02::1',
  ])('keeps away from %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('calling a service elsewhere', () => {
  it('sends what is given and gives back what comes', async () => {
    const site = await startService((req, res) => {
      let body = '';
      req.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      req.on('end', () => {
        res.setHeader('content-type', 'application/json');
        res.statusCode = 201;
        res.end(JSON.stringify({ method: req.method, body, key: req.headers['x-key'] }));
      });
    });
    const fetchOutside = createFetchOutside({ privateNetwork: true });
    const res = await fetchOutside(`${site}/things`, {
      method: 'POST',
      headers: new Headers({ 'x-key': 'k', 'content-type': 'application/x-www-form-urlencoded' }),
      body: new URLSearchParams({ a: '1' }),
    });
    expect([res.status, res.headers.get('content-type')]).toEqual([201, 'application/json']);
    expect(await res.json()).toEqual({ method: 'POST', body: 'a=1', key: 'k' });
  });

  it.each([
    ['https://127.0.0.1/', 'not on the open internet'],
    ['https://[::1]/', 'not on the open internet'],
    ['https://169.254.169.254/latest/meta-data', 'not on the open internet'],
    // A host name that resolves to this machine, checked when connecting.
    ['https://localhost/', 'not on the open internet'],
    ['http://example.com/', 'only be called by HTTPS'],
    ['file:///etc/passwd', 'only be called by HTTPS'],
  ])('does not call %s', async (address, reason) => {
    await expect(createFetchOutside()(address)).rejects.toThrow(new RegExp(reason));
  });

  it('looks at the address that a name leads to', async () => {
    const site = await startService((_req, res) => res.end('never'));
    const { port } = new URL(site);
    const attempt = createFetchOutside()(`https://localhost:${port}/`);
    await expect(attempt).rejects.toThrow('not on the open internet');
  });

  it('is not led elsewhere', async () => {
    const site = await startService((_req, res) => res.writeHead(302, { location: '/other' }).end());
    await expect(createFetchOutside({ privateNetwork: true })(site)).rejects.toThrow('elsewhere');
  });

  it('gives up on what is too large, and on what does not come', async () => {
    const large = await startService((_req, res) => res.end('x'.repeat(2000)));
    const silent = await startService(() => {});
    const sparing = createFetchOutside({ privateNetwork: true, mostBytes: 1000 });
    await expect(sparing(large)).rejects.toThrow('larger than any');
    const hasty = createFetchOutside({ privateNetwork: true, timeoutMs: 200 });
    await expect(hasty(silent)).rejects.toThrow('could not be asked');
  });
});
