import { AppError } from '../shared/errors.ts';

export const claimStatuses = [
  'pending',
  'active',
  'responded',
  'settlement_accepted_payment_pending',
  'resolved',
  'cancelled',
] as const;

export type ClaimStatus = (typeof claimStatuses)[number];

export type StatCard = 'Pending Review' | 'Active Cases' | 'Resolved';

export type BadgeTone = 'warning' | 'info' | 'success' | 'danger' | 'default';

type StatusWords = {
  readonly label: string;
  readonly badge: BadgeTone;
  /** The dashboard figure that counts this status. Cancelled claims count in the total only. */
  readonly card: StatCard | null;
};

export const statusWords: Readonly<Record<ClaimStatus, StatusWords>> = {
  pending: { label: 'Pending Review', badge: 'warning', card: 'Pending Review' },
  active: { label: 'Active', badge: 'info', card: 'Active Cases' },
  responded: { label: 'Responded', badge: 'default', card: 'Active Cases' },
  settlement_accepted_payment_pending: {
    label: 'Payment pending',
    badge: 'default',
    card: 'Active Cases',
  },
  resolved: { label: 'Resolved', badge: 'success', card: 'Resolved' },
  cancelled: { label: 'Cancelled', badge: 'danger', card: null },
};

/** What changes the status of a claim. */
export const claimTriggers = [
  'reply-processed',
  'referral-accepted',
  'court-route-taken',
  'offer-accepted',
  'paid-online',
  'marked-paid',
  'cancelled',
  'payment-refunded',
  'letter-replaced',
] as const;

export type ClaimTrigger = (typeof claimTriggers)[number];

export type ClaimMover = 'plaintiff' | 'admin' | 'solicitor' | 'system';

type Transition = {
  readonly trigger: ClaimTrigger;
  readonly from: readonly ClaimStatus[];
  readonly to: ClaimStatus;
  readonly by: readonly ClaimMover[];
};

const beforePayment = ['pending', 'active', 'responded', 'settlement_accepted_payment_pending'] as const;

/** Every status change after submission, which creates the claim as pending. */
export const transitions: readonly Transition[] = [
  {
    trigger: 'reply-processed',
    from: ['pending', 'active', 'responded'],
    to: 'responded',
    by: ['system', 'admin'],
  },
  { trigger: 'referral-accepted', from: ['pending', 'responded', 'active'], to: 'active', by: ['solicitor'] },
  { trigger: 'court-route-taken', from: ['pending', 'responded'], to: 'active', by: ['plaintiff'] },
  {
    trigger: 'offer-accepted',
    from: ['pending', 'active', 'responded'],
    to: 'settlement_accepted_payment_pending',
    by: ['plaintiff'],
  },
  { trigger: 'paid-online', from: beforePayment, to: 'resolved', by: ['system'] },
  { trigger: 'marked-paid', from: beforePayment, to: 'resolved', by: ['plaintiff'] },
  { trigger: 'cancelled', from: beforePayment, to: 'cancelled', by: ['plaintiff', 'admin'] },
  // Applies only to a claim resolved by a payment, which the refund itself checks.
  { trigger: 'payment-refunded', from: ['resolved'], to: 'responded', by: ['admin'] },
  // The letter reached the wrong person, as their reply says: the other side has not been written to yet.
  { trigger: 'letter-replaced', from: ['responded'], to: 'pending', by: ['plaintiff', 'admin'] },
];

const transitionOf = (trigger: ClaimTrigger): Transition =>
  transitions.find((transition) => transition.trigger === trigger) as Transition;

export function canMove(from: ClaimStatus, trigger: ClaimTrigger, by: ClaimMover): boolean {
  const transition = transitionOf(trigger);
  return transition.from.includes(from) && transition.by.includes(by);
}

/** The status after a move. Throws on an illegal move. */
export function moveClaim(from: ClaimStatus, trigger: ClaimTrigger, by: ClaimMover): ClaimStatus {
  if (canMove(from, trigger, by)) return transitionOf(trigger).to;
  throw new AppError('conflict', `a ${from} claim does not move by ${trigger} of a ${by}`, {
    userMessage: `This cannot be done now: the claim is ${statusWords[from].label.toLowerCase()}.`,
  });
}

export const isOpen = (status: ClaimStatus): boolean =>
  (beforePayment as readonly ClaimStatus[]).includes(status);
