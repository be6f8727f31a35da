import type { IconName } from '../../art/icon.tsx';

export type BadgeTone = 'neutral' | 'plain' | 'amber' | 'orange' | 'red' | 'green' | 'blue';

type BadgeLook = { tone: BadgeTone; icon: IconName };

type LabelledLook = BadgeLook & { label: string };

const claimStatuses = new Map<string, LabelledLook>([
  ['pending', { tone: 'amber', icon: 'hourglass', label: 'Pending Review' }],
  ['active', { tone: 'blue', icon: 'scale', label: 'Active' }],
  ['responded', { tone: 'neutral', icon: 'reply', label: 'Responded' }],
  ['settlement_accepted_payment_pending', { tone: 'neutral', icon: 'card', label: 'Payment pending' }],
  ['resolved', { tone: 'green', icon: 'circle-check', label: 'Resolved' }],
  ['cancelled', { tone: 'red', icon: 'circle-x', label: 'Cancelled' }],
]);

const replyTypes = new Map<string, BadgeLook>([
  ['PAYMENT', { tone: 'green', icon: 'pound' }],
  ['DISPUTE', { tone: 'red', icon: 'flag' }],
  ['DENIAL', { tone: 'red', icon: 'circle-x' }],
  ['INFORMATION', { tone: 'amber', icon: 'help' }],
]);

const confidences = new Map<string, BadgeLook>([
  ['HIGH', { tone: 'green', icon: 'check' }],
  ['MEDIUM', { tone: 'amber', icon: 'circle-alert' }],
  ['LOW', { tone: 'red', icon: 'alert' }],
]);

const deliveries = new Map<string, LabelledLook>([
  ['queued', { tone: 'neutral', icon: 'clock', label: 'Queued' }],
  ['sent', { tone: 'blue', icon: 'send', label: 'Sent' }],
  ['kept', { tone: 'neutral', icon: 'inbox', label: 'Kept' }],
  ['delivered', { tone: 'green', icon: 'check', label: 'Delivered' }],
  ['bounced', { tone: 'red', icon: 'circle-x', label: 'Bounced' }],
  ['failed', { tone: 'red', icon: 'circle-x', label: 'Failed' }],
]);

export type Urgency = 'overdue' | 'today' | 'soon' | 'normal';

export const urgencyLooks: Record<Urgency, BadgeLook> = {
  overdue: { tone: 'red', icon: 'alert' },
  today: { tone: 'orange', icon: 'clock' },
  soon: { tone: 'amber', icon: 'hourglass' },
  normal: { tone: 'neutral', icon: 'calendar' },
};

export function claimStatusLook(status: string): LabelledLook {
  return claimStatuses.get(status) ?? { tone: 'neutral', icon: 'info', label: inWords(status) };
}

export function replyTypeLook(type: string): BadgeLook {
  return replyTypes.get(type) ?? { tone: 'neutral', icon: 'question' };
}

export function confidenceLook(level: string): BadgeLook {
  return confidences.get(level) ?? { tone: 'neutral', icon: 'question' };
}

export function deliveryLook(state: string): LabelledLook {
  return deliveries.get(state) ?? { tone: 'neutral', icon: 'mail', label: inWords(state) };
}

// Unknown values are shown readably: "on_hold" becomes "On hold".
function inWords(value: string): string {
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
