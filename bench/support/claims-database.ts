import pg from 'pg';
import { type RunningServer, startServer } from '../../e2e/support/start-server.ts';
import { demoPeople } from '../../server/src/features/auth/index.ts';
import { seedClaims } from './seed-claims.ts';

/** Ids and cursors for the questions, chosen from the rows of this database. */
export type Landmarks = {
  /** Cursors with half of all claims, pending deadlines or replies before them. */
  readonly deepInClaims: string;
  readonly deepInDeadlines: string;
  readonly deepInReplies: string;
  readonly claimId: string;
  readonly repliedClaimId: string;
  readonly email: string;
};

export type ClaimsDatabase = {
  readonly address: string;
  readonly landmarks: Landmarks;
  readonly client: pg.Client;
  ask(as: 'admin' | 'plaintiff', path: string): Promise<Response>;
  stop(): Promise<void>;
};

/** A database with so many claims, and the built server in front of it. */
export async function openClaimsDatabase(url: string, claims: number): Promise<ClaimsDatabase> {
  // Without workers, whose jobs would disturb the measurement.
  const server = await startServer({ DATABASE_URL: url, DEMO_DATA: 'on', ROLE: 'web' });
  const client = new pg.Client(url);
  const stop = async () => {
    await client.end();
    await server.stop();
  };
  try {
    await client.connect();
    await seedAndSay(client, claims);
    const tokens = { admin: await signIn(server, 'admin'), plaintiff: await signIn(server, 'plaintiff') };
    return {
      address: server.address,
      client,
      landmarks: await findLandmarks(client),
      ask: (as, path) =>
        fetch(new URL(path, server.address), { headers: { authorization: `Bearer ${tokens[as]}` } }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export async function seedAndSay(client: pg.Client, claims: number): Promise<void> {
  const started = performance.now();
  await seedClaims(client, claims, demoPeople[0].id);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${claims.toLocaleString('en-GB')} claims in ${seconds} s, ${await sizeOf(client)}`);
}

async function signIn({ address, accounts }: RunningServer, wanted: string): Promise<string> {
  const { email, password } = accounts.find(({ role }) => role === wanted) ?? {};
  const res = await fetch(new URL('/auth/v1/token?grant_type=password', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await res.json()) as { access_token: string }).access_token;
}

/** From the middle of each list, where a page is hardest to find. */
export async function findLandmarks(client: pg.Client): Promise<Landmarks> {
  const one = async (query: string) =>
    (await client.query<{ at: Date; id: string; email: string }>(`${query} limit 1`)).rows[0] ?? never(query);
  // As http/paging.ts writes it.
  const cursor = ({ at, id }: { at: Date; id: string }) =>
    Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
  const half = (column: string, table: string) =>
    `${column} <= (select percentile_disc(0.5) within group (order by ${column}) from ${table})`;
  const claim = await one(
    `select created_at as at, id, plaintiff_email as email from legal_claims
    where ${half('created_at', 'legal_claims')} order by created_at desc`,
  );
  const due = await one(
    `select response_deadline as at, id from legal_claims
    where status = 'pending' and ${half('response_deadline', "legal_claims where status = 'pending'")}
    order by response_deadline desc`,
  );
  const reply = await one(
    `select created_at as at, id from defendant_responses
    where ${half('created_at', 'defendant_responses')} order by created_at desc`,
  );
  const replied = await one(
    'select id from legal_claims where replied_at is not null order by created_at desc',
  );
  return {
    deepInClaims: cursor(claim),
    deepInDeadlines: cursor(due),
    deepInReplies: cursor(reply),
    claimId: claim.id,
    repliedClaimId: replied.id,
    email: claim.email,
  };
}

function never(query: string): never {
  throw new Error(`no row for: ${query}`);
}

async function sizeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  return rows[0]?.size ?? '';
}
