/** Something Plainclaim promises, and how to find out whether it holds. */
export type Proof = {
  /** The promise, as one would say it to a customer. */
  readonly promise: string;
  /** The short form is part of `npm test`; the long one takes its time. Answers with the figures; throws when the promise is broken. */
  readonly prove: (size: ProofSize) => Promise<string>;
};

export type ProofSize = 'short' | 'long';
