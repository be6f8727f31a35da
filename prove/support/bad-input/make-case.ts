import { type Kind, kinds, type Tokens } from '../../../server/src/testing/world/people.ts';
import { makeBody } from './make-body.ts';
import { makeHeaders } from './make-headers.ts';
import { makeTarget } from './make-target.ts';
import { type Random, randomFor } from './random.ts';
import type { RawRequest } from './raw-request.ts';
import type { Schemas } from './schema-values.ts';
import type { Target } from './targets.ts';

export type Case = {
  readonly index: number;
  readonly name: string;
  readonly kind: Kind;
  readonly request: RawRequest;
  /** Whether the client hangs up midway. */
  readonly hangsUp: boolean;
  /**
   * Whether the connection may close before the answer: the client hangs up, or sends more bytes than
   * announced.
   */
  readonly mayMissAnswer: boolean;
  /** Whether the request is well-formed HTTP, so that an answer must come. */
  readonly isProper: boolean;
};

export type Material = {
  readonly seed: number;
  readonly targets: readonly Target[];
  readonly schemas: Schemas;
  readonly tokens: Tokens;
};

const oddMethods = [
  'HEAD',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'get',
  'BREW',
  'PUT',
  'DELETE',
  'POST',
  'GET',
];

/** Cycles through all operations with each role in turn; each case is malformed in another way. */
export function makeCase(material: Material, index: number): Case {
  const { seed, targets, tokens } = material;
  const random = randomFor(seed, index);
  const target = targets[index % targets.length] as Target;
  const kind = kinds[Math.floor(index / targets.length) % kinds.length] as Kind;
  const isOddMethod = random.chance(0.04);
  const { body, contentType } = makeBody(target, material.schemas, random);
  const wire = makeWire(body, random);
  const isWholeWire = wire.length === 'right' && wire.cutAt === undefined;
  return {
    index,
    name: target.name,
    kind,
    hangsUp: wire.cutAt !== undefined || wire.length === 'too-long',
    mayMissAnswer: !isWholeWire,
    isProper: isWholeWire && !isOddMethod && (body?.length ?? 0) < 64_000,
    request: {
      method: isOddMethod ? random.pick(oddMethods) : target.method,
      target: makeTarget(target, material.schemas, random),
      headers: makeHeaders({ token: tokens[kind], contentType, accepted: target.accepted.headers }, random),
      body,
      ...wire,
    },
  };
}

function makeWire(body: Buffer | null, random: Random): Pick<RawRequest, 'length' | 'cutAt'> {
  if (!body || random.chance(0.9)) return { length: 'right' };
  if (random.chance(0.4))
    return { length: random.pick(['right', 'chunked']), cutAt: random.below(body.length + 1) };
  return { length: random.pick(['too-long', 'too-short', 'missing', 'chunked', 'twice']) };
}
