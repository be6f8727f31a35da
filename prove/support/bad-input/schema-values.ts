import { hostileText } from './hostile-values.ts';
import type { Random } from './random.ts';

/** The subset of JSON schema that our OpenAPI documents use. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
};

export type Schemas = Readonly<Record<string, Schema>>;

const deepest = 6;

/** A value that fits a schema, or misses a limit by one: bugs hide at the boundaries. */
export function valueFor(schema: Schema, schemas: Schemas, random: Random, depth = 0): unknown {
  if (depth > deepest) return null;
  const within = (one: Schema) => valueFor(one, schemas, random, depth + 1);
  if (schema.$ref) return within(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return within(random.pick(choices));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(within));
  if (schema.enum) return random.pick(schema.enum);
  switch (Array.isArray(schema.type) ? random.pick(schema.type) : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, one]) => [name, within(one)]),
      );
    case 'array':
      return Array.from({ length: random.below(4) }, () => within(schema.items ?? {}));
    case 'integer':
    case 'number':
      return random.pick([
        schema.minimum ?? 0,
        (schema.minimum ?? 0) - 1,
        schema.maximum ?? 100,
        (schema.maximum ?? 100) + 1,
      ]);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return textFor(schema, random);
  }
}

function textFor({ format, maxLength }: Schema, random: Random): string {
  if (random.chance(0.3)) return hostileText(random);
  if (maxLength && random.chance(0.3)) return 'x'.repeat(maxLength + random.below(2));
  if (format === 'uuid') return '00000000-0000-4000-8000-0000000000ff';
  if (format === 'date') return '2026-10-01';
  return random.pick(['words', 'sam@reed.example', '12', '2026-10-01', 'England & Wales', 'LS1 4AP']);
}
