export type Prompt = { readonly system: string; readonly user: string };

export type Writing = {
  /** Aborted when the caller no longer needs the text. */
  readonly signal: AbortSignal;
  /** Called with each chunk as it arrives. */
  readonly onText: (piece: string) => void;
  /** Called before a retry: discard the text received so far. */
  readonly onRestart: () => void;
};

/** A text generation service. `Platform.languageModel` is null without one. */
export type LanguageModel = {
  readonly name: string;
  /** Returns the whole text. Throws `LanguageModelError`, or the signal's abort reason. */
  write(prompt: Prompt, writing: Writing): Promise<string>;
};

/** The message is shown to the user who requested the text. */
export class LanguageModelError extends Error {
  constructor(words: string, options?: ErrorOptions) {
    super(words, options);
    this.name = 'LanguageModelError';
  }
}
