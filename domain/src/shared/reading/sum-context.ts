/** Before a sum: words that make it look like all that is owed. */
const totalBefore =
  /\b(?:owes?\s+(?:me|us)|total|in\s+all|altogether)\s*(?:(?:a\s+total\s+of|about|around|over|nearly|at\s+least|is|of|:)\s*)?$/i;

/** After a sum: the same. */
const totalAfter = /^\W{0,3}(?:in\s+(?:total|all)|altogether|all\s+told)\b/i;

/** Whether the words around a sum make it look like all that is owed. */
export const isTotal = (before: string, after: string): boolean =>
  totalBefore.test(before) || totalAfter.test(after);

/** After a sum: it is a charge that people add to what is owed. */
export const chargeAfter = /^\W{0,3}(?:late\s+fee|penalty|for\s+my\s+(?:time|trouble|stress))\b/i;

/** After a sum: it is paid again and again. */
export const instalment = /^\s*(?:a|per|each|every)\s+(?:week|month|fortnight|day|year)\b/i;
