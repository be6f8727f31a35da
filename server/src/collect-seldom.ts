import { setFlagsFromString } from 'node:v8';

/** How much may be added to what one collection of everything left before there is another, in percent. */
export const growthFlag = '--heap-growing-percent';
const growth = 150;

/**
 * Collects everything seldom, at the price of memory. Left alone, V8 does so as soon as a third was added: every second while claims
 * are submitted, and each time its threads took the cores from whoever was being answered for a tenth of a second.
 */
export function collectSeldom(): void {
  setFlagsFromString(`${growthFlag}=${growth}`);
}
