import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { createFetchOutside } from '../outside/fetch-outside.ts';
import { httpTexts } from './http-texts.ts';
import { outboxTexts } from './outbox-texts.ts';
import { sendText, TextNotSentError } from './send-text.ts';
import { newestTexts } from './sms.store.ts';

type Heard = { readonly headers: IncomingHttpHeaders; readonly body: unknown };

/** A local provider that records the requests it gets. */
async function startProvider(status: number, answer: object) {
  const heard: Heard[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      heard.push({ headers: req.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/texts`;
  const fetchOutside = createFetchOutside({ privateNetwork: true });
  return { heard, sms: httpTexts({ url, token: 'a-token', from: 'Plainclaim', fetchOutside }) };
}

const message = { kind: 'auth-sms', to: '447700900123', text: '123456 is your code' };

describe('a text message', () => {
  it('goes to the provider once, and its words are forgotten here', async () => {
    const { platform } = await testApp();
    const { heard, sms } = await startProvider(201, { message_id: 'm-1' });
    const id = await sendText({ ...platform, sms }, message);
    expect(heard).toMatchObject([
      {
        headers: { authorization: 'Bearer a-token', 'idempotency-key': id },
        body: { id, to: '+447700900123', from: 'Plainclaim', text: message.text },
      },
    ]);
    expect(await newestTexts(platform.db, undefined, 5)).toMatchObject([
      { id, providerId: 'm-1', text: null, sentAt: expect.any(Date), failedAt: null },
    ]);
  });

  it('that the provider refuses is noted as failed', async () => {
    const { platform } = await testApp();
    const { sms } = await startProvider(500, {});
    await expect(sendText({ ...platform, sms }, message)).rejects.toThrow(TextNotSentError);
    expect(await newestTexts(platform.db, message.to, 5)).toMatchObject([
      { lastError: 'the provider answered 500', text: null, failedAt: expect.any(Date), sentAt: null },
    ]);
  });

  it('is kept and shown where there is no provider', async () => {
    const { platform, request } = await testApp();
    await sendText({ ...platform, sms: outboxTexts }, { ...message, text: '654321 <b>is</b> your code' });
    const page = await (await request('/dev/mailbox/texts')).text();
    expect(page).toContain('654321 &lt;b&gt;is&lt;/b&gt; your code');
    expect(page).toContain('+447700900123');
    const other = await (await request('/dev/mailbox/texts?to=%2B44%207700%20900999')).text();
    expect(other).not.toContain('654321');
    expect(await (await request('/dev/mailbox')).text()).toContain('/dev/mailbox/texts');
  });
});
