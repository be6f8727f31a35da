import type { SolicitorStatus } from '@plainclaim/domain/solicitors/approval';
import type { IconName } from '../../art/icon.tsx';
import type { BadgeTone } from '../../ui/display/badge-tones.ts';

type Look = {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly icon: IconName;
  readonly words: string;
};

/** The status of a registration, in words for the solicitor. */
export const registrationLooks: Readonly<Record<SolicitorStatus, Look>> = {
  pending: {
    label: 'Waiting for approval',
    tone: 'amber',
    icon: 'hourglass',
    words: 'We look you up in your regulator’s register before the first case is offered, and write to you.',
  },
  approved: {
    label: 'Approved',
    tone: 'green',
    icon: 'circle-check',
    words: 'You are approved with these numbers. Please write to us if one of them changes.',
  },
  declined: {
    label: 'Declined',
    tone: 'red',
    icon: 'circle-x',
    words:
      'We did not approve your registration. If a number was missing or wrong, correct it and write to us.',
  },
  suspended: {
    label: 'Suspended',
    tone: 'orange',
    icon: 'lock',
    words: 'You are not asked about cases for now.',
  },
};
