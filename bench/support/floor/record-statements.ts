import { appendFileSync } from 'node:fs';
import { env } from 'node:process';
import pg from 'pg';

/**
 * Loaded into a built server by `--import`: records every statement that its pool sends, one JSON line each.
 * Concurrent statements share a wave.
 */
const file = env.RECORD_STATEMENTS ?? '';
let underWay = 0;
let wave = 0;

type Sent = { text: string; values?: unknown[]; name?: string };

const send = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;

function sendAndWrite(this: pg.Client, ...given: unknown[]): unknown {
  const [first, second] = given;
  const statement = (typeof first === 'string' ? { text: first } : first) as Sent;
  // Connection set-up, cursors and the job queue's statements are not part of a read.
  const isOurs = typeof statement.text === 'string' && !statement.text.includes('pgboss');
  if (!isOurs) return send.apply(this, given);
  if (underWay++ === 0) wave++;
  const values = Array.isArray(second) ? second : (statement.values ?? []);
  appendFileSync(file, `${JSON.stringify({ wave, text: statement.text, values })}\n`);
  const done = () => void underWay--;
  const answer = given.at(-1);
  if (typeof answer === 'function') {
    const passOn = (...results: unknown[]) => {
      done();
      answer(...results);
    };
    return send.apply(this, [...given.slice(0, -1), passOn]);
  }
  const sent = send.apply(this, given) as Promise<unknown>;
  sent.then(done, done);
  return sent;
}

pg.Client.prototype.query = sendAndWrite as typeof pg.Client.prototype.query;
