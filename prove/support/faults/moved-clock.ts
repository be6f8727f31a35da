import { readFileSync } from 'node:fs';

/**
 * Stands in the bundle where the product has `platform/clock/clock.ts`: the same clock, put forward or back by as many
 * milliseconds as a file says. Everything else in a server under proof is the product's own.
 */
const file = process.env.PROVE_CLOCK_FILE ?? '';

export const systemClock = { now: () => new Date(Date.now() + Number(readFileSync(file, 'utf8'))) };
