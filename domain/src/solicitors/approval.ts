import { z } from 'zod';
import type { Jurisdiction } from '../claims/jurisdictions.ts';
import { AppError } from '../shared/errors.ts';
import { longText } from '../shared/text.ts';
import { type RegulatorNumbers, regulators, unprovenJurisdictions } from './regulator.ts';

export const solicitorStatuses = ['pending', 'approved', 'declined', 'suspended'] as const;

export type SolicitorStatus = (typeof solicitorStatuses)[number];

export const decisions = ['approve', 'decline', 'suspend'] as const;

export type Decision = (typeof decisions)[number];

type Rule = { readonly from: readonly SolicitorStatus[]; readonly to: SolicitorStatus };

/** Someone declined or suspended can be approved later; nobody becomes pending again. */
const rules: Readonly<Record<Decision, Rule>> = {
  approve: { from: ['pending', 'declined', 'suspended'], to: 'approved' },
  decline: { from: ['pending'], to: 'declined' },
  suspend: { from: ['approved'], to: 'suspended' },
};

/** Whoever is turned away is told why. */
export const reasonToTurnAway = longText(1000, 'Please give a reason');

export const decisionForm = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve') }),
  z.object({ decision: z.literal('decline'), reason: reasonToTurnAway }),
  z.object({ decision: z.literal('suspend'), reason: reasonToTurnAway }),
]);

export type DecisionForm = z.infer<typeof decisionForm>;

export function possibleDecisions(status: SolicitorStatus): readonly Decision[] {
  return decisions.filter((one) => rules[one].from.includes(status));
}

export type SolicitorToDecide = {
  readonly status: SolicitorStatus;
  readonly jurisdictions: readonly Jurisdiction[];
  readonly regulatorNumbers: RegulatorNumbers;
};

/** The status after a decision; a decision that cannot be made is an error that says why. */
export function decideOn(solicitor: SolicitorToDecide, decision: Decision): SolicitorStatus {
  const { from, to } = rules[decision];
  if (!from.includes(solicitor.status)) {
    throw new AppError('conflict', `${decision} of a solicitor who is ${solicitor.status}`, {
      userMessage: `This cannot be done now: the solicitor is ${solicitor.status}.`,
    });
  }
  const unproven =
    decision === 'approve' ? unprovenJurisdictions(solicitor.jurisdictions, solicitor.regulatorNumbers) : [];
  if (unproven.length > 0) {
    const missing = unproven.map((one) => regulators[one].numberName).join(', ');
    throw new AppError('conflict', `approval without ${missing}`, {
      userMessage: `Before approval we need: ${missing}.`,
    });
  }
  return to;
}
