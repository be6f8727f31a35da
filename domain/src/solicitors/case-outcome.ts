import { z } from 'zod';
import { longText } from '../shared/text.ts';

/** How a case ended for the client, as their solicitor says when the work is done. */
export const caseOutcomes = ['paid', 'agreed', 'won', 'lost', 'not-pursued', 'other'] as const;

export type CaseOutcome = (typeof caseOutcomes)[number];

/** As the solicitor chooses it, and as the client reads it. */
const words: Readonly<Record<CaseOutcome, { readonly choice: string; readonly told: string }>> = {
  paid: { choice: 'The defendant paid', told: 'The defendant paid.' },
  agreed: {
    choice: 'The two sides came to an agreement',
    told: 'You and the defendant came to an agreement.',
  },
  won: { choice: 'The court decided for the client', told: 'The court decided for you.' },
  lost: { choice: 'The court decided against the client', told: 'The court decided against you.' },
  'not-pursued': { choice: 'The claim was not taken further', told: 'The claim was not taken further.' },
  other: { choice: 'Something else', told: 'It ended in another way.' },
};

export const outcomeChoice = (outcome: CaseOutcome): string => words[outcome].choice;

export const outcomeChoices = caseOutcomes.map((value) => ({ value, label: outcomeChoice(value) }));

export const outcomeToClient = (outcome: CaseOutcome): string => words[outcome].told;

export const longestOutcomeNote = 2000;

const isOutcome = (given: string): given is CaseOutcome =>
  (caseOutcomes as readonly string[]).includes(given);

/** The outcome 'other' says nothing by itself, so it needs a note. */
export const completeForm = z
  .object({
    outcome: z.string().refine(isOutcome, { error: 'Please say how the case ended' }),
    note: longText(longestOutcomeNote),
  })
  .refine(({ outcome, note }) => outcome !== 'other' || note !== '', {
    path: ['note'],
    error: 'Please say in a sentence how the case ended',
  });
