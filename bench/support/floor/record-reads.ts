import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProduction } from '../production-server.ts';
import type { BareAnswer, Statement } from './hot-read.ts';
import type { HotRead } from './hot-reads.ts';

/** Headers that differ per response, or that node:http writes itself. */
const notSent = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Starts a server that records its statements, and sends it each read once. */
export async function recordReads(
  databaseUrl: string,
  reads: readonly HotRead[],
): Promise<readonly BareAnswer[]> {
  const file = join(tmpdir(), `plainclaim-statements-${process.pid}`);
  await writeFile(file, '');
  const server = await startProduction(databaseUrl, {
    flags: ['--import', resolve(import.meta.dirname, 'record-statements.ts')],
    settings: { RECORD_STATEMENTS: file },
  });
  try {
    const answers: BareAnswer[] = [];
    for (const { name, asks } of reads) {
      const [ask] = asks;
      if (!ask) throw new Error(`nobody asks for ${name}`);
      const send = () =>
        fetch(server.address + ask.path, {
          method: ask.method,
          // With a cookie, so that a page is rendered and not taken from the cache: the bare program runs its
          // statements each time.
          headers: { ...ask.headers, 'accept-encoding': 'identity', cookie: 'recorded=yes' },
          ...(ask.body && { body: ask.body }),
        });
      // The first read of a kind may prepare statements that later ones find ready.
      await (await send()).arrayBuffer();
      await writeFile(file, '');
      const res = await send();
      const body = Buffer.from(await res.arrayBuffer()).toString('base64');
      if (res.status !== 200) throw new Error(`${ask.path} answered ${res.status}`);
      const headers = [...res.headers].filter(([name]) => !notSent.has(name));
      answers.push({ path: ask.path, waves: await readWaves(file), headers, body });
    }
    return answers;
  } finally {
    await server.stop();
    await rm(file, { force: true });
  }
}

async function readWaves(file: string): Promise<Statement[][]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  const statements = lines.map((line) => JSON.parse(line) as Statement & { wave: number });
  return [...Map.groupBy(statements, ({ wave }) => wave).values()];
}
