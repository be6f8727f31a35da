import { pathOf } from '../../../server/src/testing/permissions/operation.ts';
import { hostileText } from './hostile-values.ts';
import type { Random } from './random.ts';
import { type Schemas, valueFor } from './schema-values.ts';
import type { Target } from './targets.ts';

const longest = 3_000;

/** Percent-encoded, including lone surrogates, which become the bytes they would have in UTF-8. */
const encode = (text: string): string =>
  [...text.slice(0, longest)]
    .map((letter) => (/^[\ud800-\udfff]$/.test(letter) ? '%ED%A0%80' : encodeURIComponent(letter)))
    .join('');

const rawPieces = [
  '%',
  '%zz',
  '%00',
  '%ff%fe',
  '%u0041',
  '..;',
  '.',
  '%2f',
  '%2e%2e',
  '*',
  ':id',
  "'",
  '"',
  '<',
  '[]',
  '\\',
];

/** Mostly the path of a real row; sometimes with its ids replaced by others, or by another user's. */
export function makeTarget(target: Target, schemas: Schemas, random: Random): string {
  const { ids = {}, query = '' } = target.accepted;
  const spoilt = random.chance(0.3)
    ? Object.fromEntries(
        Object.entries(ids).map(([name, id]) => [name, random.chance(0.7) ? badPiece(random) : id]),
      )
    : ids;
  const path = pathOf(target.pattern, { ids: spoilt });
  const tail = random.chance(0.03)
    ? random.pick(['/', '//', '/..', '/%2e%2e/', '?', ';a=b', '/extra', '%00'])
    : '';
  const words = [query, ...queryWords(target, schemas, random)].filter((word) => word !== '');
  return `${path}${tail}${words.length > 0 ? `?${words.join('&')}` : ''}`;
}

const badPiece = (random: Random): string =>
  random.chance(0.3) ? random.pick(rawPieces) : encode(hostileText(random));

function queryWords({ query }: Target, schemas: Schemas, random: Random): string[] {
  const words = Object.entries(query).flatMap(([name, schema]) => {
    if (random.chance(0.4)) return [];
    const value = random.chance(0.4) ? badPiece(random) : encode(String(valueFor(schema, schemas, random)));
    const key = random.chance(0.05) ? `${name}${random.pick(['[]', '[a]', '%00', '.a'])}` : name;
    return random.chance(0.08) ? [`${key}=${value}`, `${key}=${badPiece(random)}`] : [`${key}=${value}`];
  });
  return random.chance(0.05)
    ? [...words, `${random.pick(['__proto__', 'a', '', '%'])}=${badPiece(random)}`]
    : words;
}
