import type { InterestExplained } from '@plainclaim/domain/claims/facts/interest/interest-words';

/** The working, then what the interest rests on. An own figure rests on nothing but itself. */
export function interestWorkingWords(explained: InterestExplained | undefined): readonly string[] {
  if (!explained) return [];
  const { kind, basis, steps, figures } = explained;
  return [
    ...steps,
    ...(kind === 'own-figure' ? [] : [basis]),
    ...(figures ? [] : ['The letter asks for it without a figure.']),
    ...(figures?.mustCheck ? ['Check the rate before relying on it.'] : []),
  ];
}
