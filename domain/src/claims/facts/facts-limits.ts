/** How much facts may hold. Texts are counted in characters. */
export const factsLimits = {
  rows: 20,
  credits: 20,
  timeline: 30,
  evidence: 30,
  what: 200,
  event: 500,
  /** How a sum was worked out, why interest runs, what was agreed, what went wrong, what was tried. */
  explanation: 1000,
} as const;
