import { platformName } from '../constants.ts';
import type { LetterParts } from './parts.ts';

export function openingText({ claimant, role, Role, amount, argument, deadline }: LetterParts): string {
  return `${platformName} writes to you at the request of ${claimant.name}, who claims ${amount} from you. The claim concerns ${argument.about}.

This is a letter before action. No claim has been started, and the aim is to settle the matter without one. Below you will find what ${role} says happened, why the money is claimed, and three ways to answer. Please read it carefully and reply by ${deadline.longDate}. ${Role} would much rather hear from you than go to court.`;
}
