import { normalisePostcode } from '../../shared/postcode.ts';
import { plainText } from '../reading/plain-text.ts';
import { type Find, findAll, type LetterReading } from '../reading/read-letter.ts';

const postcodes = /\b[a-z]{1,2}\d[a-z\d]?\s{0,2}\d[a-z]{2}\b/gi;

/**
 * Where the letter gives away the claimant's own address although the other side is to be shown another: its postcode, or
 * the house and its street. A warning only: the home may be what the claim is about.
 */
export function withheldAddressIn({ masked, context: { facts } }: LetterReading): readonly Find[] {
  const { withheldAddress } = facts;
  if (withheldAddress === undefined) return [];
  const [own] = findAll(withheldAddress, postcodes).slice(-1);
  const ownPostcode = own && normalisePostcode(own.text);
  return [
    ...findAll(masked, postcodes).filter(
      ({ text }) => ownPostcode !== undefined && normalisePostcode(text) === ownPostcode,
    ),
    ...streetsOf(withheldAddress).flatMap((street) => placesOf(masked, street)),
  ];
}

/** '12 Mill Lane' of '12 Mill Lane, Leeds': a number and a name. A flat's number alone is in many addresses. */
const streetsOf = (address: string): readonly string[] =>
  address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => /^\d/.test(part) && part.replace(/[^\p{L}]/gu, '').length >= 5);

function placesOf(masked: string, street: string): readonly Find[] {
  const text = masked.toLowerCase();
  const wanted = plainText(street).toLowerCase();
  const places: Find[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length))
    places.push({ index: at, text: masked.slice(at, at + wanted.length) });
  return places;
}
