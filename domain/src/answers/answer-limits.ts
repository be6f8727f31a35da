/** How much an answer may hold. Texts are counted in characters; files have the limits of evidence. */
export const answerLimits = {
  name: 120,
  capacity: 70,
  what: 200,
  event: 500,
  /** Why, how, and what is asked for. */
  explanation: 1000,
  dispute: 5000,
  timeline: 30,
  evidence: 30,
} as const;
