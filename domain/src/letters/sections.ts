import { formatLongDate } from '../shared/dates.ts';
import { formatGbp } from '../shared/money.ts';
import type { LetterContext } from './letter-facts.ts';
import { responseDeadline } from './response-deadline.ts';

export const letterSectionKeys = [
  'head',
  'opening',
  'account',
  'argument',
  'claimed',
  'pre-action-conduct',
  'how-to-respond',
  'failure-to-respond',
  'court-proceedings',
  'advice',
  'closing',
] as const;

export type LetterSectionKey = (typeof letterSectionKeys)[number];

export type LetterSection = {
  readonly key: LetterSectionKey;
  readonly heading: string | null;
  readonly text: string;
};

/** The letter in its parts, in the order they are read, so that a repair can take one. */
export function draftSections({ facts, today }: LetterContext): readonly LetterSection[] {
  const { days, longDate } = responseDeadline(facts, today);
  return [
    {
      key: 'head',
      heading: null,
      text: `[DATE]\n\nLETTER BEFORE ACTION\n\n${facts.plaintiffName}\n${facts.defendantName}\n\nClaim reference: [CLAIM_REFERENCE]\nAmount claimed: ${formatGbp(facts.amount)}\nDate of incident: ${formatLongDate(facts.incidentDate)}\nReply by: ${longDate} (${days} days from the date of this letter)`,
    },
    {
      key: 'closing',
      heading: null,
      text: 'Yours sincerely,\n\n[SENDER_NAME]\n[SENDER_TITLE]\n[SENDER_COMPANY]',
    },
  ];
}
