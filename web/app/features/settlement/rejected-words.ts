import { afterRejectionWords } from '@plainclaim/domain/settlements/answer';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import type { Settlement } from './api/settlement.ts';
import { claimValue } from './settlement-facts.ts';

/** What a rejection leads to. While a search for a solicitor is open, none is arranged anew. */
export function rejectedBefore({
  offer,
  solicitor_search: search,
}: Pick<Settlement, 'offer' | 'solicitor_search'>): string {
  if (search === 'placed') return 'Your claim then goes on with the solicitor who has it.';
  if (search === 'asking') return 'We then go on asking solicitors for you.';
  return afterRejectionWords(claimValue(offer)).before;
}

/** How the search for a solicitor stands, and the label of the link to it; undefined while none was asked for. */
export function solicitorWords({
  solicitor_search: search,
  solicitor_wanted_at: askedAt,
}: Pick<Settlement, 'solicitor_search' | 'solicitor_wanted_at'>):
  | { readonly words: string; readonly link: string }
  | undefined {
  if (search === 'placed')
    return {
      words: 'A solicitor has your case. Your claim’s page shows who it is and how to reach them.',
      link: 'See your solicitor',
    };
  const asked = askedAt ? `You asked for a solicitor on ${formatDateTime(new Date(askedAt))}. ` : '';
  if (search === 'asking')
    return {
      words: `${asked}We are asking solicitors for you, one after the other, and write to you. Your claim’s page shows who was asked.`,
      link: 'See who was asked',
    };
  return asked
    ? { words: `${asked}How the search ended is on your claim’s page.`, link: 'See who was asked' }
    : undefined;
}
