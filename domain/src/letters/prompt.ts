import type { LetterContext } from './letter-facts.ts';

export type LetterPrompt = { readonly system: string; readonly user: string };

/** What a language model is asked. Carries the letter-generation input and nothing else about the person. */
export function letterPrompt({ facts, today }: LetterContext): LetterPrompt {
  return { system: 'Write a Letter Before Action.', user: JSON.stringify({ ...facts, today }) };
}
