import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { evidenceMessages } from '@plainclaim/domain/claims/evidence';
import { expect, it, onTestFinished } from 'vitest';
import { pdf, windowsProgram } from '../../../platform/files/testing/sample-files.ts';
import { type ErrorAnswer, openClaimsBench } from '../testing/claims-bench.ts';

const megabyte = 1024 * 1024;

/** The app behind a real socket, where an answer may come during the upload. */
async function open() {
  const bench = await openClaimsBench();
  const hannah = await bench.signUp();
  const { id } = await bench.draft(hannah);
  const server = createServer(getRequestListener(bench.app.app.http.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const send = async (name: string, body: Uint8Array<ArrayBuffer> | ReadableStream) => {
    const res = await fetch(`http://127.0.0.1:${port}/api/claims/drafts/${id}/documents?name=${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${hannah.token}` },
      body,
      // Node requires it for a body without a known length.
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit);
    return { status: res.status, body: (await res.json()) as ErrorAnswer };
  };
  return { ...bench, send };
}

const fileOf = (start: Buffer, bytes: number) =>
  new Uint8Array(Buffer.concat([start, Buffer.alloc(bytes - start.length, 0x20)]));

const asStream = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();

it('takes 9.9 MB and refuses 10.1 MB with its words, with and without a length, on one connection', async () => {
  const { send, rows } = await open();
  const large = fileOf(pdf, Math.ceil(10.1 * megabyte));
  const fitting = fileOf(pdf, Math.floor(9.9 * megabyte));
  for (const wrap of [(bytes: Uint8Array<ArrayBuffer>) => bytes, asStream]) {
    expect(await send('large.pdf', wrap(large))).toMatchObject({
      status: 413,
      body: { error: { message: evidenceMessages.size } },
    });
    expect((await send('fitting.pdf', wrap(fitting))).status).toBe(201);
  }
  expect(await rows('claim_draft_documents')).toHaveLength(2);
});

it('hears a large program out before it refuses it, and keeps nothing of it', async () => {
  const { send, rows } = await open();
  const program = fileOf(windowsProgram, 8 * megabyte);
  let sent = 0;
  const counted = asStream(program).pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
    }),
  );
  expect(await send('invoice.pdf', counted)).toMatchObject({
    status: 415,
    body: { error: { message: evidenceMessages.content } },
  });
  // A browser that could not send all of it would report a broken connection instead.
  expect(sent).toBe(program.length);
  expect(await rows('claim_draft_documents')).toEqual([]);
});
