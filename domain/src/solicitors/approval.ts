import { z } from 'zod';
import type { Jurisdiction } from '../claims/jurisdictions.ts';
import { AppError } from '../shared/errors.ts';
import { longText } from '../shared/text.ts';
import { unprovenJurisdictions } from './regulator.ts';
import { type RegulatorNumbers, regulators } from './regulators.ts';

export const solicitorStatuses = ['pending', 'approved', 'declined', 'suspended'] as const;

export type SolicitorStatus = (typeof solicitorStatuses)[number];

export const decisions = ['approve', 'decline', 'suspend'] as const;

export type Decision = (typeof decisions)[number];

type Rule = { readonly from: readonly SolicitorStatus[]; readonly to: SolicitorStatus };

/** A declined or suspended solicitor can be approved later; none becomes pending again. */
const rules: Readonly<Record<Decision, Rule>> = {
  approve: { from: ['pending', 'declined', 'suspended'], to: 'approved' },
  decline: { from: ['pending'], to: 'declined' },
  suspend: { from: ['approved'], to: 'suspended' },
};

const longestReason = 1000;

/** Required: a declined or suspended solicitor is told why. */
const reasonToTurnAway = longText(longestReason, 'Please give a reason');

/** Optional words to an approved solicitor. */
const wordsToLetIn = longText(longestReason).default('');

export const decisionForm = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve'), reason: wordsToLetIn }),
  z.object({ decision: z.literal('decline'), reason: reasonToTurnAway }),
  z.object({ decision: z.literal('suspend'), reason: reasonToTurnAway }),
]);

export type DecisionForm = z.infer<typeof decisionForm>;

export function possibleDecisions(status: SolicitorStatus): readonly Decision[] {
  return decisions.filter((one) => rules[one].from.includes(status));
}

type SolicitorToDecide = {
  readonly status: SolicitorStatus;
  readonly jurisdictions: readonly Jurisdiction[];
  readonly regulatorNumbers: RegulatorNumbers;
};

/** The status after a decision. Throws, with the reason, when the decision is not possible. */
export function decideOn(solicitor: SolicitorToDecide, decision: Decision): SolicitorStatus {
  const { from, to } = rules[decision];
  if (!from.includes(solicitor.status)) {
    throw new AppError('conflict', `${decision} of a solicitor who is ${solicitor.status}`, {
      userMessage: `This cannot be done now: the solicitor is ${solicitor.status}.`,
    });
  }
  const missing = decision === 'approve' ? missingForApproval(solicitor) : [];
  if (missing.length > 0) {
    throw new AppError('conflict', `approval without ${missing.join(', ')}`, {
      userMessage: `Before approval we need: ${missing.join(', ')}.`,
    });
  }
  return to;
}

/** Without a jurisdiction there is no number to prove, and nothing to approve. */
function missingForApproval({ jurisdictions, regulatorNumbers }: SolicitorToDecide): readonly string[] {
  if (jurisdictions.length === 0) return ['a jurisdiction'];
  return unprovenJurisdictions(jurisdictions, regulatorNumbers).map((one) => regulators[one].numberName);
}
