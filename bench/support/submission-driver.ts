import { Agent, request } from 'node:http';
import { env } from 'node:process';
import pg from 'pg';
import { sameRowsAs } from './same-rows.ts';
import { atRate, type SteadyLoad } from './steady-load.ts';

/**
 * Submits drafts over HTTP, or inserts copies of a submission's rows, at a steady rate. A separate process,
 * as the driver's own work would be measured as the server's.
 */
export type Submit = {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly drafts: readonly string[];
};
export type Insert = { readonly likeClaim: string; readonly count: number };
export type Rate = { readonly perSecond: number; readonly warmUps: number };

const agent = new Agent({ keepAlive: true });
// No idle timeout, as in the server, so that neither measurement begins with opening connections.
const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 10, idleTimeoutMillis: 0 });

process.on('message', async (given: Rate & (Submit | Insert)) => {
  const works = 'drafts' in given ? submissions(given) : await inserts(given);
  const { times, failures } = await atRate(given.perSecond, works, given.warmUps);
  process.send?.({ times, failures: failures.map(String) } satisfies SteadyLoad);
});

const submissions = ({ address, headers, drafts }: Submit) =>
  drafts.map((id) => () => post(`${address}/api/claims/drafts/${id}/submit`, headers));

async function inserts({ likeClaim, count }: Insert): Promise<(() => Promise<void>)[]> {
  const client = await pool.connect();
  const insertSame = await sameRowsAs(client, likeClaim).finally(() => client.release());
  return Array.from({ length: count }, () => () => insertSame(pool));
}

function post(address: string, headers: Submit['headers']): Promise<void> {
  return new Promise((done, failed) => {
    const sent = request(address, { method: 'POST', agent, headers }, async (res) => {
      let said = '';
      for await (const piece of res.setEncoding('utf8')) said += piece;
      if (res.statusCode === 201) done();
      else failed(new Error(`submitting answered ${res.statusCode}: ${said}`));
    });
    sent.once('error', failed).end();
  });
}
