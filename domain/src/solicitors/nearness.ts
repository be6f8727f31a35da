import { outwardCode, postcodeArea, type UkPostcode } from '../shared/postcode.ts';
import { postcodeAreas } from './postcode-areas.ts';

type Nearness = {
  /** Smaller is nearer. Two that are as near as each other are told apart by something else. */
  readonly rank: number;
  /** Completes "chosen because they are …". */
  readonly words: string;
};

/** Distances between areas are rough, so they are compared in steps of this many miles. */
const milesPerStep = 25;

const earthRadiusMiles = 3959;

/** By outward code, then by area, then by how far apart the areas' towns are. */
export function nearnessOf(from: UkPostcode, to: UkPostcode): Nearness {
  if (outwardCode(from) === outwardCode(to))
    return { rank: 0, words: `in the same postcode district, ${outwardCode(to)}` };
  if (postcodeArea(from) === postcodeArea(to))
    return { rank: 1, words: `in the same postcode area, ${postcodeArea(to)}` };
  const miles = milesBetweenAreas(postcodeArea(from), postcodeArea(to));
  // Forces post and areas yet to be made are nowhere on our map.
  if (miles === undefined) return { rank: Number.MAX_SAFE_INTEGER, words: 'at a distance we cannot judge' };
  const steps = Math.floor(miles / milesPerStep) + 1;
  return { rank: 1 + steps, words: `within about ${steps * milesPerStep} miles, by postcode area` };
}

/** As the crow flies, between the areas' towns. */
export function milesBetweenAreas(from: string, to: string): number | undefined {
  const [start, end] = [postcodeAreas[from], postcodeAreas[to]];
  if (!start || !end) return undefined;
  const [phi1, phi2] = [radians(start[0]), radians(end[0])];
  const [dPhi, dLambda] = [phi2 - phi1, radians(end[1] - start[1])];
  const a = Math.sin(dPhi / 2) ** 2 + Math.cos(phi1) * Math.cos(phi2) * Math.sin(dLambda / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(a)));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
