import { or, type SQL, sql } from 'drizzle-orm';
import { legalClaims } from '../claims.tables.ts';

const hexPrefix = /^[0-9a-f][0-9a-f-]{3,35}$/i;

/** The whole words that a beginning stands for, where that is known and they are few. */
export type KnownWords = ReadonlyMap<string, readonly string[]>;

/** By the beginning of a reference, of an e-mail address, or of each word in the parties' names. */
export function foundBy(search: string, known: KnownWords = new Map()): SQL {
  const reference = hexPrefix.test(search) ? referenceRange(search) : undefined;
  const pieces = piecesOf(search).flatMap((piece) => queryFor(piece, known) ?? []);
  const named = sql`${legalClaims.searchWords} @@ (${sql.join(pieces, sql` && `)})`;
  return or(reference, pieces.length > 0 ? named : undefined) ?? sql`false`;
}

/** Of one kind, where both filters are set: asked of the index of words, which narrows the two together. */
export function ofOneKind(jurisdiction: string, issueType: string): SQL {
  return sql`${legalClaims.searchWords} @@ ${`'#${escaped(`${jurisdiction}#${issueType}`)}'`}::tsquery`;
}

/** What the search takes for beginnings of words in names. */
export const beginningsIn = (search: string): string[] => piecesOf(search).flatMap(wordsOf);

const piecesOf = (search: string): string[] => search.split(/\s+/);

/** A piece with an @ is of an address only. */
function wordsOf(piece: string): string[] {
  return piece.includes('@') ? [] : piece.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** A piece with a dot or a number in it may be of an address, of a name, or of both. */
function queryFor(piece: string, known: KnownWords): SQL | undefined {
  const address = /[@._+\d]/.test(piece) ? sql`${addressQuery(piece)}::tsquery` : undefined;
  const words = wordsOf(piece).map((word) => wordQuery(word, known.get(word) ?? []));
  if (words.length === 0) return address;
  const name = sql.join(words, sql` && `);
  return address ? sql`(${address} || (${name}))` : name;
}

function wordQuery(beginning: string, words: readonly string[]): SQL {
  if (words.length === 0) return sql`to_tsquery('simple', ${`'${beginning}':*`})`;
  return sql`${words.map((word) => `'${escaped(word)}'`).join(' | ')}::tsquery`;
}

function addressQuery(piece: string): string {
  return `'@${escaped(piece.toLowerCase())}':*`;
}

/** Taken as it is, so what means something in a query is doubled. */
const escaped = (text: string): string => text.replaceAll(/['\\]/g, (mark) => mark + mark);

/** As a range, because that is what the key's index answers. */
function referenceRange(prefix: string): SQL | undefined {
  const digits = prefix.toLowerCase().replaceAll('-', '');
  if (digits.length > 32) return undefined;
  const shaped = (filler: string) =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return sql`${legalClaims.id} between ${shaped('0')}::uuid and ${shaped('f')}::uuid`;
}
