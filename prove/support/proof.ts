/** A promise of Plainclaim's, and how to test it. */
export type Proof = {
  /** The promise in a customer's words. */
  readonly promise: string;
  /**
   * The short form is part of `npm test`; the long one takes its time. Returns the figures; throws when the
   * promise is broken.
   */
  readonly prove: (size: ProofSize) => Promise<string>;
};

export type ProofSize = 'short' | 'long';
