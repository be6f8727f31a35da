import type { FoundSum } from '../../shared/reading/sums.ts';

/** "3500", "3.5k": a sum without a currency sign, unless a counted noun follows. */
const bareFigure =
  /(?<![\w.,£€$:/-])(?:(\d{1,4}(?:\.\d{1,2})?)\s?k|(\d{3,7}))(?!\w|[%:/-]|[.,]\d)(?=\s{0,3}(?:$|[.,;!?)\n]|(?:or|and|for|by|in|from|to|now|today|plus|as|within|before|on|at|back|instead|more|of\s+you|straight|immediately)\b))/gi;

const bareWords =
  /\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)\s+(?:and\s+a\s+half\s+)?(?:thousand|hundred|grand))\b(?=\s{0,3}(?:$|[.,;!?)\n]))/gi;

/** Only for where a sum is expected: elsewhere such a figure may be a year, a house or a mileage. */
export function findBareFigures(text: string): readonly FoundSum[] {
  const figures = [...text.matchAll(bareFigure)].map((match) => ({
    index: match.index,
    text: match[0],
    pence: Math.round(match[1] === undefined ? Number(match[2]) * 100 : Number(match[1]) * 100_000),
  }));
  const words = [...text.matchAll(bareWords)].map((match) => ({
    index: match.index,
    text: match[0],
    pence: null,
  }));
  return [...figures, ...words];
}
