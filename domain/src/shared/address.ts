/** The non-empty parts on one line: 'Flat 2, 1 High Street, Leeds'. Empty if there are none. */
export function joinAddress(parts: readonly (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(', ');
}

type AddressLines = {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly townCity: string;
};

/** The maximum lengths of the profile. */
const longest = { line: 160, town: 80 };

/** The lines of an address typed as one: the town comes last. Undefined when it does not fit in three. */
export function splitAddress(address: string): AddressLines | undefined {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [addressLine1 = '', ...rest] = parts;
  const townCity = rest.at(-1) ?? '';
  const addressLine2 = rest.slice(0, -1).join(', ');
  const fits = [addressLine1, addressLine2].every((line) => line.length <= longest.line);
  return fits && townCity.length <= longest.town ? { addressLine1, addressLine2, townCity } : undefined;
}
