/** Time is handed in, so that a test can stand at any moment it likes. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
