import { formatDateTime, formatLongDate } from '@plainclaim/domain/shared/dates';
import { outcomeToClient } from '@plainclaim/domain/solicitors/case-outcome';
import { consentAfterWords } from '@plainclaim/domain/solicitors/consent';
import type { IconName } from '../../art/icon.tsx';
import type { ClaimDetails } from '../../lib/claims-api.ts';
import type { BadgeTone } from '../../ui/display/badge-tones.ts';
import type { AskedSolicitor, SolicitorSearch } from './api/solicitor.ts';

type Look = { readonly tone: BadgeTone; readonly icon: IconName; readonly label: string };

/** The status of each referral, in words for the claimant. */
export const askedLooks: Readonly<Record<AskedSolicitor['status'], Look>> = {
  pending: { tone: 'amber', icon: 'hourglass', label: 'Waiting for their answer' },
  accepted: { tone: 'blue', icon: 'check', label: 'Took your case on' },
  'in-progress': { tone: 'blue', icon: 'scale', label: 'Working on your case' },
  completed: { tone: 'green', icon: 'circle-check', label: 'Completed' },
  declined: { tone: 'neutral', icon: 'circle-x', label: 'Could not take it on' },
  expired: { tone: 'neutral', icon: 'clock', label: 'Did not answer in time' },
  withdrawn: { tone: 'neutral', icon: 'circle-x', label: 'Withdrawn' },
};

type Found = Pick<SolicitorSearch, 'search' | 'asked'>;

/** The status of the search, in a sentence or two. */
export function searchSentence({ search, asked }: Found): string {
  const current = asked.at(-1);
  switch (search?.status) {
    case 'asking':
      return current
        ? `We have asked ${nameOf(current)}. They have until ${formatDateTime(new Date(current.answer_by))} to answer; after that, or if they decline, we ask the next one.`
        : 'We are looking for a solicitor.';
    case 'placed':
      return current?.status === 'in-progress'
        ? `${nameOf(current)} is working on your case.`
        : `${current ? nameOf(current) : 'A solicitor'} took your case on. What their work costs is agreed between you and them; we take no part of it.`;
    case 'completed':
      return `${current ? nameOf(current) : 'Your solicitor'} completed their work on your case on ${day(search.closed_at)}.${current?.outcome ? ` They say how it ended: ${outcomeToClient(current.outcome)}` : ''} ${consentAfterWords}`;
    case 'exhausted':
      if (asked.some(({ status }) => status === 'withdrawn'))
        return 'The solicitor who had your case no longer acts through Plainclaim, and nobody else who fits could take it on. Our team has been told and will write to you. You are free to find a solicitor of your own.';
      return asked.length > 0
        ? 'Everyone who fits your case was asked, and nobody could take it on. Our team has been told and will write to you. You are free to find a solicitor of your own.'
        : 'No solicitor with us fits your case at present. Our team has been told and will write to you. You are free to find a solicitor of your own.';
    case 'withdrawn':
      return `The search ended on ${day(search.closed_at)}. No solicitor asked in it can open your case file any more.`;
    default:
      return '';
  }
}

export const nameOf = ({ name, firm_name: firm }: Pick<AskedSolicitor, 'name' | 'firm_name'>): string =>
  firm ? `${name} of ${firm}` : name;

const day = (moment: string | null): string => (moment ? formatLongDate(new Date(moment)) : 'an unknown day');

/** Everything in the case file that a solicitor can open once asked. */
export function sharedThings({ claim, documents }: Pick<ClaimDetails, 'claim' | 'documents'>): string[] {
  return [
    'Your claim: your name, email address, date of birth and address, the defendant’s name and addresses, what happened and when, the amount and the dates.',
    ...(claim.generated_letter_content === null ? [] : ['The Letter Before Action.']),
    documents.length === 0
      ? 'Documents, if you add any. You have added none so far.'
      : `Your documents, and any you add later: ${documents.map(({ file_name }) => file_name).join(', ')}.`,
    'What the defendant replied, and replies that come later.',
  ];
}

export const notShared =
  'Nothing else is shared: not your bank details or payments, not other emails between you and us, not notes of our team.';
