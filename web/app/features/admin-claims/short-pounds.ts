/** Created lazily: most admin pages have no chart of money. */
let short: Intl.NumberFormat | undefined;

/** Pounds in the width of a bar: £950, £1.25k, £12.5k. */
export function shortPounds(pounds: number): string {
  short ??= new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  return short.format(pounds).toLowerCase();
}
