import { beginningOfShortReference, readShortReference } from '@plainclaim/domain/claims/short-reference';
import { decimalFromPence, parsePounds } from '@plainclaim/domain/shared/money';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { legalClaims } from '../claims.tables.ts';

const hexPrefix = /^[0-9a-f][0-9a-f-]{3,35}$/i;

/** By the beginning of an id or a short reference, of an e-mail address, or of each word in the parties' names, or by the whole amount. */
export function matchesSearch(search: string): SQL {
  const id = hexPrefix.test(search) ? idRange(search) : undefined;
  const named = and(...search.split(/\s+/).map(nameOrAddress));
  const sum = parsePounds(search);
  const amount = sum ? eq(legalClaims.amount, decimalFromPence(sum)) : undefined;
  return or(id, byShortReference(search), named, amount) ?? sql`false`;
}

/**
 * A word with an @ matches addresses only; one with a dot or a digit may match an address, a name, or both.
 */
function nameOrAddress(piece: string): SQL | undefined {
  const words = piece.includes('@') ? [] : piece.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const address = /[@._+\d]/.test(piece) ? beginsAnAddress(piece) : undefined;
  return or(address, and(...words.map(beginsAWord)));
}

function beginsAWord(word: string): SQL {
  return sql`${legalClaims.partyNames} like '% ' || lower(${asLiteral(word)}) || '%'`;
}

function beginsAnAddress(text: string): SQL | undefined {
  const { plaintiffEmail, defendantEmail } = legalClaims;
  return or(
    ...[plaintiffEmail, defendantEmail].map(
      (email) => sql`lower(${email}) like lower(${asLiteral(text)}) || '%'`,
    ),
  );
}

/** Escapes LIKE wildcards. */
const asLiteral = (text: string): string => text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`);

/** A whole short reference, in any notation, or the beginning of one. */
function byShortReference(search: string): SQL | undefined {
  const whole = readShortReference(search);
  if (whole !== undefined) return eq(legalClaims.shortReference, whole);
  const beginning = beginningOfShortReference(search);
  return beginning === undefined ? undefined : sql`${legalClaims.shortReference} like ${`${beginning}%`}`;
}

/** A range, as the primary key's index cannot search by prefix. */
function idRange(prefix: string): SQL | undefined {
  const digits = prefix.toLowerCase().replaceAll('-', '');
  if (digits.length > 32) return undefined;
  const shaped = (filler: string) =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return sql`${legalClaims.id} between ${shaped('0')}::uuid and ${shaped('f')}::uuid`;
}
