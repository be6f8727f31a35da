import { formatDateTime } from '@plainclaim/domain/shared/dates';
import type { ReferralStatus } from '@plainclaim/domain/solicitors/referrals';
import type { IconName } from '../../art/icon.tsx';
import type { BadgeTone } from '../../ui/display/badge-tones.ts';
import type { MovedOnCase, ReferredCase } from './api/solicitor-api.ts';

export type Look = { readonly tone: BadgeTone; readonly icon: IconName; readonly label: string };

export const statusLooks: Readonly<Record<ReferralStatus, Look>> = {
  pending: { tone: 'amber', icon: 'hourglass', label: 'Pending' },
  accepted: { tone: 'blue', icon: 'check', label: 'Accepted' },
  'in-progress': { tone: 'blue', icon: 'scale', label: 'In progress' },
  completed: { tone: 'green', icon: 'circle-check', label: 'Completed' },
  declined: { tone: 'neutral', icon: 'circle-x', label: 'Declined' },
  expired: { tone: 'neutral', icon: 'clock', label: 'Expired' },
  withdrawn: { tone: 'neutral', icon: 'circle-x', label: 'Withdrawn' },
};

export const urgencyLooks: Readonly<Record<ReferredCase['urgency'], Look>> = {
  high: { tone: 'red', icon: 'alert', label: 'High urgency' },
  medium: { tone: 'amber', icon: 'clock', label: 'Medium urgency' },
  low: { tone: 'neutral', icon: 'calendar', label: 'Low urgency' },
};

export const partiesOf = (one: Pick<ReferredCase, 'plaintiff_name' | 'defendant_name'>): string =>
  `${one.plaintiff_name} v ${one.defendant_name}`;

/** The consequences of accepting, shown before confirming. */
export const acceptingMeans = ({ plaintiff_name }: Pick<ReferredCase, 'plaintiff_name'>): string =>
  `${plaintiff_name} learns your name, phone and email address. What your work costs is agreed between you and them; we take no part of it.`;

/** What the solicitor does next, in a sentence. */
export function nextForSolicitor({ status, answer_by }: Pick<ReferredCase, 'status' | 'answer_by'>): string {
  switch (status) {
    case 'pending':
      return `Would you take this case on? Please answer by ${formatDateTime(new Date(answer_by))}.`;
    case 'accepted':
      return 'You took this case on. Write to your client, and start work when you have agreed on terms.';
    case 'in-progress':
      return 'You are working on this case. Complete it when your part is done.';
    default:
      return 'You have completed this case. Nothing is left to do.';
  }
}

const endings: Readonly<Partial<Record<ReferralStatus, string>>> = {
  declined: 'You declined it, and another solicitor was asked, if one fitted.',
  expired: 'The time to answer was over, and another solicitor was asked, if one fitted.',
  withdrawn:
    'It was withdrawn: the claimant took back their consent, the claim was closed, or your own account could not act for a time.',
};

export const endingOf = ({ status }: Pick<MovedOnCase, 'status'>): string => endings[status] ?? '';
