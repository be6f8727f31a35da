import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from 'node:process';
import pg from 'pg';
import type { BareAnswer, Statement } from './hot-read.ts';

/** The least a read can cost on this machine: node:http, a pool, prepared statements, precomputed bytes. */
const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: Number(env.DATABASE_POOL_SIZE) });
const answers = new Map<string, BareAnswer & { readonly bytes: Buffer; readonly head: string[] }>();

const nameOf = new Map<string, string>();

const run = ({ text, values }: Statement) =>
  pool.query({ name: nameOf.get(text) ?? '', text, values: [...values] });

const server = createServer((req, res) => {
  const answer = answers.get(req.url ?? '');
  if (!answer) return res.writeHead(404).end();
  req.resume();
  runAll(answer).then(
    () => res.writeHead(200, answer.head).end(answer.bytes),
    (error: unknown) => res.writeHead(500).end(String(error)),
  );
});

async function runAll({ waves }: BareAnswer): Promise<void> {
  for (const wave of waves) {
    const [only] = wave;
    if (only && wave.length === 1) await run(only);
    else await Promise.all(wave.map(run));
  }
}

process.on('message', (answer: BareAnswer) => {
  const bytes = Buffer.from(answer.body, 'base64');
  for (const { text } of answer.waves.flat()) nameOf.set(text, createHash('md5').update(text).digest('hex'));
  const head = [...answer.headers, ['content-length', String(bytes.length)] as const].flat();
  answers.set(answer.path, { ...answer, bytes, head });
  process.send?.('taken');
});

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
