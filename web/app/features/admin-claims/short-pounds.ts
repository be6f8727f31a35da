const short = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

/** Pounds in the width of a bar: £950, £1.25k, £12.5k. */
export const shortPounds = (pounds: number): string => short.format(pounds).toLowerCase();
