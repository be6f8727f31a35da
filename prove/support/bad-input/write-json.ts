import { hostileText, hostileValue, ownPrototype, tooDeep, tooGreat } from './hostile-values.ts';
import type { Random } from './random.ts';

const depth = 5_000;

/** JSON that JSON.stringify would never produce: too deep, numbers too large, special property names. */
export const writeJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null')
    .replaceAll(`"${tooDeep}"`, () => '['.repeat(depth) + ']'.repeat(depth))
    .replaceAll(`"${tooGreat}"`, '1e400')
    .replaceAll(`"${ownPrototype}"`, '{"__proto__":{"role":"admin","isAdmin":true}}');

type Place = { readonly parent: Record<string, unknown> | unknown[]; readonly key: string | number };

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    found.push({ parent: value as Place['parent'], key });
    placesIn((value as Record<string | number, unknown>)[key], found);
  }
  return found;
}

const tempting = [
  'role',
  'user_id',
  'userId',
  'id',
  'status',
  'amount',
  'is_admin',
  'app_metadata',
  'created_at',
  '__proto__',
];

/** A copy with one to three values replaced. */
export function spoil(original: unknown, random: Random): unknown {
  let value: unknown = structuredClone(original);
  for (let left = 1 + random.below(3); left > 0; left--) {
    const places = placesIn(value);
    if (places.length === 0 || random.chance(0.05)) {
      value = hostileValue(random);
      continue;
    }
    const { parent, key } = random.pick(places);
    const at = parent as Record<string | number, unknown>;
    switch (random.below(6)) {
      case 0:
        if (Array.isArray(parent)) parent.splice(Number(key), 1);
        else delete at[key];
        break;
      case 1:
        if (!Array.isArray(parent)) at[random.pick(tempting)] = hostileValue(random);
        break;
      case 2:
        at[key] = hostileText(random);
        break;
      case 3:
        at[key] = [at[key]];
        break;
      default:
        at[key] = hostileValue(random);
    }
  }
  return value;
}

/** A duplicate key: parsers differ in which value wins. */
export function doubleKey(text: string, random: Random): string {
  const name = /^\{("(?:[^"\\]|\\.)*"):/.exec(text)?.[1];
  return name ? `{${name}:${writeJson(hostileValue(random))},${text.slice(1)}` : text;
}
