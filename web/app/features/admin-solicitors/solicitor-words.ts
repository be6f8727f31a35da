import type { Decision, SolicitorStatus } from '@plainclaim/domain/solicitors/approval';
import { regulators } from '@plainclaim/domain/solicitors/regulators';
import type { IconName } from '../../art/icon.tsx';
import { knownJurisdictions } from '../../lib/known-jurisdictions.ts';
import type { BadgeTone } from '../../ui/display/badge-tones.ts';
import type { Registration } from './api/solicitors-api.ts';

type Look = { readonly label: string; readonly tone: BadgeTone; readonly icon: IconName };

export const statusLooks: Readonly<Record<SolicitorStatus, Look>> = {
  pending: { label: 'Pending', tone: 'amber', icon: 'hourglass' },
  approved: { label: 'Approved', tone: 'green', icon: 'circle-check' },
  declined: { label: 'Declined', tone: 'red', icon: 'circle-x' },
  suspended: { label: 'Suspended', tone: 'orange', icon: 'lock' },
};

export const emptyWords: Readonly<Record<SolicitorStatus, string>> = {
  pending: 'When a solicitor registers, they wait here for your decision.',
  approved: 'Whoever you approve is listed here, and asked about cases that fit them.',
  declined: 'Whoever you decline is listed here, with the reason. They can be approved later.',
  suspended: 'Whoever you suspend is listed here until you reinstate them.',
};

type Act = {
  readonly verb: string;
  readonly danger: boolean;
  /** Shown before the admin confirms. */
  readonly consequence: string;
  /** Completes "<name> is …" afterwards. */
  readonly done: string;
};

const acts: Readonly<Record<Decision | 'reinstate', Act>> = {
  approve: {
    verb: 'Approve',
    danger: false,
    consequence:
      'You have found them in the register. They are told by e-mail, and are asked about cases that fit them from now on.',
    done: 'approved',
  },
  reinstate: {
    verb: 'Reinstate',
    danger: false,
    consequence: 'They are told by e-mail, and are asked about cases again from now on.',
    done: 'reinstated',
  },
  decline: {
    verb: 'Decline',
    danger: true,
    consequence: 'They are told by e-mail, with the reason. You can still approve them later.',
    done: 'declined',
  },
  suspend: {
    verb: 'Suspend',
    danger: true,
    consequence:
      'Their dashboard is closed, and they are asked about nothing new. They are told by e-mail, with the reason.',
    done: 'suspended',
  },
};

type Decided = Pick<Registration, 'status' | 'full_name' | 'possible_decisions'>;

/** Decisions possible on a registration now. Approving a suspended solicitor reads as reinstating them. */
export function actsOn({ status, full_name: name, possible_decisions: possible }: Decided) {
  const calledBy = name || 'This solicitor';
  return possible.map((decision) => {
    const act = acts[decision === 'approve' && status === 'suspended' ? 'reinstate' : decision];
    const question = `${act.verb} ${name || 'this solicitor'}?`;
    return { ...act, decision, question, done: `${calledBy} is ${act.done}.` };
  });
}

/** Why approval has to wait; undefined when it need not. */
export function approvalWaitsFor(
  registration: Pick<Registration, 'jurisdictions' | 'unproven_jurisdictions'>,
): string | undefined {
  if (registration.jurisdictions.length === 0) return 'Before approval we need: a jurisdiction.';
  const missing = knownJurisdictions(registration.unproven_jurisdictions);
  if (missing.length === 0) return undefined;
  return `Before approval we need: ${missing.map((one) => regulators[one].numberName).join(', ')}.`;
}

/** How many cases a solicitor has open, and how many of those offered they accepted. */
export function casesInWords({
  open,
  answered,
  accepted,
}: {
  open: number;
  answered: number;
  accepted: number;
}) {
  const load = open === 0 ? 'None open' : `${open} open`;
  return answered === 0 ? `${load}; never answered yet` : `${load}; ${accepted} of ${answered} accepted`;
}
