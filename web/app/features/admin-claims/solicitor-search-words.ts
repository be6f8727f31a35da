import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { type ReferralStatus, referralWords } from '@plainclaim/domain/solicitors/referrals';
import type { IconName } from '../../art/icon.tsx';
import type { BadgeTone } from '../../ui/display/badge-tones.ts';
import type { Review, SolicitorSearch } from './api/admin-api.ts';

type Asked = SolicitorSearch['asked'][number];

const looks: Readonly<Record<ReferralStatus, { readonly tone: BadgeTone; readonly icon: IconName }>> = {
  pending: { tone: 'amber', icon: 'hourglass' },
  accepted: { tone: 'blue', icon: 'circle-check' },
  'in-progress': { tone: 'blue', icon: 'scale' },
  completed: { tone: 'green', icon: 'check' },
  declined: { tone: 'red', icon: 'circle-x' },
  expired: { tone: 'neutral', icon: 'clock' },
  withdrawn: { tone: 'neutral', icon: 'x' },
};

export function askedLook({ status }: Pick<Asked, 'status'>) {
  const words = referralWords(status);
  return { ...looks[status], label: words.charAt(0).toUpperCase() + words.slice(1) };
}

const moment = (at: string) => formatDateTime(new Date(at));

/** When the solicitor was asked, and when they answered or the time ran out. */
export function askedWhen(
  asked: Pick<Asked, 'status' | 'asked_at' | 'answer_by' | 'answered_at' | 'ended_at'>,
) {
  const start = `Asked ${moment(asked.asked_at)}`;
  if (asked.status === 'pending') return `${start}; answer due by ${moment(asked.answer_by)}`;
  if (asked.answered_at) return `${start}; answered ${moment(asked.answered_at)}`;
  return asked.ended_at ? `${start}; no answer until ${moment(asked.ended_at)}` : start;
}

const searchStates: Readonly<Record<SolicitorSearch['status'], string>> = {
  asking: 'One solicitor is asked after the other.',
  placed: 'A solicitor has taken the case on.',
  exhausted: 'Nobody is left to ask: find somebody by hand, or tell the claimant.',
  withdrawn: 'It has ended: the claimant took back their consent, or the claim was closed.',
  completed: 'The solicitor has finished.',
};

export const searchState = ({ status }: Pick<SolicitorSearch, 'status'>): string => searchStates[status];

/** Before the first solicitor is asked: whether an admin has asked for the claimant's consent. */
export function beforeSearch(assessments: Review['assessments']): string {
  const [newest] = assessments
    .filter(({ action }) => action === 'escalation')
    .map(({ created_at: at }) => at)
    .sort()
    .reverse();
  return newest
    ? `On ${moment(newest)} we asked for the claimant’s consent to a solicitor. Nobody is asked before they agree.`
    : 'No solicitor has been asked. That takes the claimant’s consent; Escalate to Legal asks for it.';
}
