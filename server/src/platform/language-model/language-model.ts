export type Prompt = { readonly system: string; readonly user: string };

export type Writing = {
  /** Aborted when nobody waits for the text any more. */
  readonly signal: AbortSignal;
  /** Called with each piece as it arrives. */
  readonly onText: (piece: string) => void;
  /** Called when the model is asked once more: what came so far counts for nothing. */
  readonly onRestart: () => void;
};

/** A service that writes text on request. There may be none; then `Platform.languageModel` is null. */
export type LanguageModel = {
  readonly name: string;
  /** The whole text. Throws `LanguageModelError`, or what the signal was aborted with. */
  write(prompt: Prompt, writing: Writing): Promise<string>;
};

/** Its message is meant for the person who waits for the text. */
export class LanguageModelError extends Error {
  constructor(words: string, options?: ErrorOptions) {
    super(words, options);
    this.name = 'LanguageModelError';
  }
}
