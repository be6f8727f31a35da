import type { LetterParts } from './parts.ts';

export function claimedText({ Role, amount, argument, deadline }: LetterParts): string {
  return `${Role} claims ${amount}. ${argument.calculation} A breakdown and copies of the supporting papers will be sent to you on request, where they are not attached.

${Role} asks you to pay that amount, or to answer in one of the other ways described below, within ${deadline.days} days of the date of this letter, that is by ${deadline.longDate}.`;
}
