/** Why a file cannot be printed with the others. */
export type Unfit = 'password' | 'damaged' | 'pages' | 'pixels' | 'slow' | 'type' | 'missing';

/** Caught where the file is fitted: one bad file never stops the papers of a claim. */
export class UnfitFile extends Error {
  readonly reason: Exclude<Unfit, 'slow' | 'missing'>;

  constructor(reason: UnfitFile['reason'], options?: ErrorOptions) {
    super(`the file cannot be printed: ${reason}`, options);
    this.reason = reason;
  }
}
