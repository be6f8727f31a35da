/** Keeps a claim's ledger readable; each attempt is another journey to the post office. */
export const mostAttempts = 40;
