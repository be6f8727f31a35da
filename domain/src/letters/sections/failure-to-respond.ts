import type { LetterParts } from './parts.ts';

export function failureToRespondText({ claimant, role, framing, deadline }: LetterParts): string {
  return `If no reply has been received by ${deadline.longDate}, ${claimant.name} may start court proceedings against you without writing to you again. A court that later has to decide about ${framing.court === 'Sheriff Court' ? 'expenses' : 'costs'} or interest may take into account that a letter such as this was left unanswered.

A short reply is enough to prevent that. If you need more time, ask for it before that date and say why; ${role} would want to know of illness, absence or any other difficulty. This letter does not mean that a court has found against you: nobody has decided anything, and you keep every right you have as a possible ${framing.defendant}.`;
}
