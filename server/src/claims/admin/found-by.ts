import { or, type SQL, sql } from 'drizzle-orm';
import { legalClaims } from '../claims.tables.ts';

const hexPrefix = /^[0-9a-f][0-9a-f-]{3,35}$/i;

/** By the beginning of a reference, of an e-mail address, or of each word in the parties' names. */
export function foundBy(search: string): SQL {
  const reference = hexPrefix.test(search) ? referenceRange(search) : undefined;
  const pieces = search.split(/\s+/).flatMap((piece) => queryFor(piece) ?? []);
  const named = sql`${legalClaims.searchWords} @@ (${sql.join(pieces, sql` && `)})`;
  return or(reference, pieces.length > 0 ? named : undefined) ?? sql`false`;
}

/** A piece with a dot or a number in it may be of an address, of a name, or of both. */
function queryFor(piece: string): SQL | undefined {
  const address = /[@._+\d]/.test(piece) ? sql`${addressQuery(piece)}::tsquery` : undefined;
  const words = piece.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0 || piece.includes('@')) return address;
  const name = sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;
  return address ? sql`(${address} || ${name})` : name;
}

/** Taken as it is, so what means something in a query is doubled. */
function addressQuery(piece: string): string {
  return `'@${piece.toLowerCase().replaceAll(/['\\]/g, (mark) => mark + mark)}':*`;
}

/** As a range, because that is what the key's index answers. */
function referenceRange(prefix: string): SQL | undefined {
  const digits = prefix.toLowerCase().replaceAll('-', '');
  if (digits.length > 32) return undefined;
  const shaped = (filler: string) =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return sql`${legalClaims.id} between ${shaped('0')}::uuid and ${shaped('f')}::uuid`;
}
