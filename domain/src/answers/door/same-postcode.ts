/**
 * Whether a typed postcode is the one that the letter went to. Only letters and figures count, and O and I count as 0 and 1,
 * which look alike on paper. No rule about the shape of postcodes: an address may have been typed with another.
 */
export function isSamePostcode(typed: string, sentTo: string): boolean {
  const expected = folded(sentTo);
  return expected !== '' && folded(typed) === expected;
}

const folded = (text: string): string =>
  text
    .slice(0, 60)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]+/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');
