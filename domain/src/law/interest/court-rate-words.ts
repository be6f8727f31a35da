import type { IsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import type { Law } from '../law.ts';
import { lookUp } from '../rows.ts';

/** What a page says of interest a court may add. A figure only where the rate is known. */
export function courtRateWords(nation: Nation, on: IsoDate, law: Law): string {
  const rate = lookUp(law.courtRate.rows, { nation, on });
  if (!rate.known) return 'A court may add interest. Ask a solicitor how much.';
  return wording[nation](`${rate.value}% a year`);
}

const wording: Readonly<Record<Nation, (rate: string) => string>> = {
  'England & Wales': (rate) =>
    `The court may add simple interest at ${rate}, under section 69 of the County Courts Act 1984. It decides.`,
  Scotland: (rate) =>
    `The sheriff may award interest at the judicial rate of ${rate}, usually from the day the claim is served.`,
  'Northern Ireland': (rate) => `The court may add simple interest of up to ${rate}. It decides.`,
};
