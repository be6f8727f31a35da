import { type Case, type Material, makeCase } from './support/bad-input/make-case.ts';
import { bytesOf } from './support/bad-input/raw-request.ts';
import { openServedWorld, type ServedWorld } from './support/bad-input/served-world.ts';
import { type Document, targetsIn } from './support/bad-input/targets.ts';
import { openTrial } from './support/bad-input/try-case.ts';
import type { Proof, ProofSize } from './support/proof.ts';

const requests: Readonly<Record<ProofSize, number>> = { short: 1_000, long: 50_000 };
/** Distinct faults: many requests find the same mistake. */
const mostFaults = 30;

/** `PROVE_SEED` and `PROVE_CASE` repeat one case, as printed when it failed. */
const seed = Number(process.env.PROVE_SEED ?? 20_261_116);
const onlyCase = process.env.PROVE_CASE === undefined ? null : Number(process.env.PROVE_CASE);

export const proof: Proof = {
  promise: 'Bad input is refused politely and changes nothing',
  prove: async (size) => {
    const served = await openServedWorld();
    try {
      return await tryAll(served, await materialOf(served), size);
    } finally {
      await served.close();
    }
  },
};

async function materialOf({ app, world }: ServedWorld): Promise<Material> {
  const document = (await (await app.request('/api/openapi.json')).json()) as Document;
  return {
    seed,
    targets: targetsIn(document, world.things),
    schemas: document.components?.schemas ?? {},
    tokens: world.tokens,
  };
}

async function tryAll(served: ServedWorld, material: Material, size: ProofSize): Promise<string> {
  const trial = openTrial(served);
  const counts = new Map<string, number>();
  const faults = new Map<string, string>();
  const from = onlyCase ?? 0;
  const until = onlyCase === null ? requests[size] : onlyCase + 1;
  for (let index = from; index < until && faults.size < mostFaults; index++) {
    const one = makeCase(material, index);
    if (onlyCase !== null) console.log(bytesOf(one.request).toString('latin1').slice(0, 20_000));
    const { answer, fault, hangs } = await trial(one);
    if (onlyCase !== null) console.log(answer);
    const group = answer.status === null ? 'none' : `${Math.floor(answer.status / 100)}xx`;
    counts.set(group, (counts.get(group) ?? 0) + 1);
    const kindOfFault = `${one.name}: ${fault?.slice(0, 200)}`;
    if (fault && !faults.has(kindOfFault)) {
      faults.set(kindOfFault, tellOf(one, fault));
      console.error(faults.get(kindOfFault));
    }
    if (hangs) break;
  }
  if (faults.size > 0) throw new Error(`${faults.size} faults of different kinds were found (seed ${seed})`);
  const answers = [...counts].sort().map(([group, count]) => `${count} × ${group}`);
  return `${until - from} requests to ${material.targets.length} operations as ten kinds of people: ${answers.join(', ')}; seed ${seed}`;
}

const tellOf = ({ index, name, kind, request }: Case, fault: string): string =>
  [
    `PROVE_SEED=${seed} PROVE_CASE=${index}: ${name} as ${kind}: ${fault}`,
    `  ${request.method} ${request.target.slice(0, 300)}`,
    `  ${request.length}${request.cutAt === undefined ? '' : `, cut at ${request.cutAt}`}: ${request.body?.toString('latin1').slice(0, 300) ?? 'no body'}`,
  ].join('\n');
