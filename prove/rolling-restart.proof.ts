import { join } from 'node:path';
import { type RunningServer, startServer } from '../e2e/support/start-server.ts';
import { pdf } from '../server/src/platform/files/testing/sample-files.ts';
import { type Balancer, openBalancer } from './support/operations/balancer.ts';
import { type Claimant, draftIdIn, signUp } from './support/operations/claimant.ts';
import { openPlace, type Place } from './support/operations/database.ts';
import type { Proof } from './support/proof.ts';

const rounds = { short: 1, long: 10 };
const visitors = 4;
/** Below the limit per account. */
const draftsEach = 5;

export const proof: Proof = {
  promise: 'Nobody notices when the processes are restarted one after the other',
  prove: async (size) => {
    const place = await openPlace();
    try {
      return await restartInTurns(place, rounds[size]);
    } finally {
      await place.remove();
    }
  },
};

async function restartInTurns(place: Place, times: number): Promise<string> {
  const url = await place.database('shared');
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: join(place.folder, 'data'),
    DEMO_DATA: 'off',
    DRAIN_SECONDS: '2',
  };
  const servers: RunningServer[] = [await startServer(settings), await startServer(settings)];
  const balancer = await openBalancer(servers.map(({ address }) => address));
  try {
    await balancer.allReady();
    const load = await startVisiting(balancer.address);
    for (let time = 0; time < times; time += 1) {
      for (const [at, server] of servers.entries()) {
        await server.stop();
        servers[at] = await startServer(settings);
        replace(balancer, at, servers[at].address);
        await balancer.allReady();
      }
    }
    const { answered, failures, lost } = await load.stop();
    if (failures.length > 0)
      throw new Error(`${failures.length} of ${answered} requests failed: ${failures[0]}`);
    if (lost > 0) throw new Error(`${lost} drafts were acknowledged and are not there`);
    return `${answered} requests through ${2 * times} restarts, none failed, nothing acknowledged was lost`;
  } finally {
    await balancer.close();
    for (const server of servers) await server.stop();
  }
}

function replace({ backends }: Balancer, at: number, address: string): void {
  const backend = backends[at];
  if (backend) Object.assign(backend, { address, isReady: false });
}

/** Pages, writes and slow uploads, so that every restart interrupts some. */
async function startVisiting(address: string) {
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const people = await Promise.all(Array.from({ length: visitors }, () => signUp(address)));
  const kept = new Map<Claimant, string[]>(people.map((person) => [person, []]));

  const seen = async (what: string, asking: Promise<{ status: number; body: Record<string, unknown> }>) => {
    const answer = await asking.catch((error: Error) => ({
      status: 0,
      body: { error: String(error.cause ?? error) },
    }));
    answered += 1;
    if (answer.status === 0 || answer.status >= 400)
      failures.push(`${what} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  const visit = async (person: Claimant) => {
    for (let at = 0; !isOver; at += 1) {
      await seen('a page', person.send('GET', '/'));
      const begun = await seen('a new draft', person.beginDraft(`number ${at}`));
      if (begun.status >= 400 || begun.status === 0) continue;
      const drafts = kept.get(person) ?? [];
      drafts.push(draftIdIn(begun));
      await seen('slow evidence', person.addEvidence(draftIdIn(begun), trickled(pdf)));
      if (drafts.length > draftsEach) await seen('removing', person.removeDraft(drafts.shift() ?? ''));
    }
  };
  const everyone = Promise.all(people.map(visit));

  return {
    stop: async () => {
      isOver = true;
      await everyone;
      let lost = 0;
      for (const [person, drafts] of kept) {
        const { body } = await person.readDrafts();
        const there = new Set((body.drafts as { id: string }[]).map(({ id }) => id));
        lost += drafts.filter((id) => !there.has(id)).length;
      }
      return { answered, failures, lost };
    },
  };
}

/** The bytes in chunks with pauses, like an upload over a bad connection. */
function trickled(content: Uint8Array): ReadableStream<Uint8Array> {
  const pieces = 4;
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at > 0) await new Promise((later) => setTimeout(later, 100));
      const length = Math.ceil(content.length / pieces);
      const piece = content.subarray(at * length, (at + 1) * length);
      if (piece.length > 0) controller.enqueue(new Uint8Array(piece));
      at += 1;
      if (at === pieces) controller.close();
    },
  });
}
