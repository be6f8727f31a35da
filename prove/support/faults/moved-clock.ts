import { readFileSync } from 'node:fs';

/**
 * Replaces `platform/clock/clock.ts` in the bundle: the same clock, shifted by the milliseconds in a file.
 * Everything else in a server under proof is the product's own.
 */
const file = process.env.PROVE_CLOCK_FILE ?? '';

export const systemClock = { now: () => new Date(Date.now() + Number(readFileSync(file, 'utf8'))) };
