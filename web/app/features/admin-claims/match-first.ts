/** Beside the refusal of an offer or a payment link for a reply that belongs to no claim. */
export const matchFirst =
  'Match first: this reply belongs to no claim yet. “Match”, in the reply’s own row, finds it.';
