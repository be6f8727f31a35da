import { expectedOfJurisdictions } from '@plainclaim/domain/qa/jurisdiction-checks';
import { matrixCases } from '@plainclaim/domain/qa/test-matrix';
import { validationCases, wordsOf } from '@plainclaim/domain/qa/validation-checks';
import { formatLongDate, londonDateOf } from '@plainclaim/domain/shared/dates';
import { addDays, daysBetween } from '@plainclaim/domain/shared/iso-date';
import type { Visitor } from './api-visitor.ts';
import { onceLetterLeft, type ServedClaim, saveDraft, submitClaim } from './claim-by-api.ts';
import type { Check } from './run-checks.ts';

/** A function, because the visitor does not exist yet when the checks are listed. */
type Asker = () => Visitor;

/** One issue type for each kind of deadline in the matrix, per jurisdiction. */
const submittedKinds = matrixCases.filter(
  ({ spelling, issueType }) =>
    spelling === 'exact' && ['Personal Injury', 'Debt Recovery', 'Contract Dispute'].includes(issueType),
);

/** Submits real claims: each has the deadline of the rule on its row, once its letter has left, and in its letter. */
export const deadlineApiChecks = (asker: Asker): readonly Check[] =>
  submittedKinds.map(({ jurisdiction, issueType, expected }) => ({
    name: `API: a submitted claim, ${jurisdiction}, ${issueType}`,
    expected: `${expected} days, and the letter says so`,
    look: async () => {
      const claim = await submitClaim(asker(), { jurisdiction, issueType });
      return describeDeadline(await onceLetterLeft(asker(), claim));
    },
  }));

function describeDeadline(claim: ServedClaim): string {
  const sent = londonDateOf(new Date(claim.letter_sent_at));
  const days = daysBetween(sent, londonDateOf(new Date(claim.response_deadline)));
  const isInLetter = claim.generated_letter_content.includes(formatLongDate(addDays(sent, days)));
  return `${days} days, and the letter ${isInLetter ? 'says so' : 'does not say so'}`;
}

/** A letter names its own jurisdiction's court and rules; another spelling is refused. */
export const jurisdictionApiChecks = (asker: Asker): readonly Check[] => [
  ...expectedOfJurisdictions.map(({ jurisdiction, court, rules }) => ({
    name: `API: the letter of a claim in ${jurisdiction}`,
    expected: `names the ${court} and the ${rules}`,
    look: async () => {
      const { generated_letter_content: letter } = await submitClaim(asker(), {
        jurisdiction,
        issueType: 'Contract Dispute',
      });
      const named = [court, rules].filter((words) => letter.includes(words));
      return `names the ${named.join(' and the ') || 'neither'}`;
    },
  })),
  ...['england & wales', 'scotland', 'England and Wales', 'Isle of Man'].map((jurisdiction) => ({
    name: `API: a claim in ‘${jurisdiction}’ (expected mismatch)`,
    expected: '422, jurisdiction: Jurisdiction is required',
    look: () => refusalOf(asker(), { jurisdiction }),
  })),
];

/** The server gives the same messages as the form in the browser. */
export const validationApiChecks = (asker: Asker): readonly Check[] =>
  validationCases.map(({ name, change, field, message }) => ({
    name: `API: ${name}`,
    expected: `422, ${field}: ${message}`,
    look: () => refusalOf(asker(), change),
  }));

type Refusal = { readonly error?: { readonly fields?: { field: string; message: string }[] } };

async function refusalOf(visitor: Visitor, change: Parameters<typeof saveDraft>[1]): Promise<string> {
  const draftId = await saveDraft(visitor, change);
  const path = `/api/claims/drafts/${draftId}`;
  const { status, body } = await visitor.ask<Refusal>('POST', `${path}/submit`, {});
  // Deletes the draft, because an account may have only a few.
  await visitor.ask('DELETE', path);
  return `${status}, ${wordsOf(body.error?.fields ?? [])}`;
}
