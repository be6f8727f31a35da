import type { Nation } from '../../shared/nation.ts';
import type { DefendantType } from '../defendant.ts';

/** Why a claim is paused. There is no free text: a reason may tell of the defendant's health. */
export const holdReasons = [
  'breathing-space',
  'mental-health-breathing-space',
  'moratorium',
  'vulnerable',
  'debt-advice',
  'mediation',
] as const;

export type HoldReason = (typeof holdReasons)[number];

/** Who pauses a claim. What the defendant tells us pauses it provisionally, until an admin has looked. */
export type HoldSetter = 'claimant' | 'admin' | 'defendant';

export const holdReasonWords: Readonly<Record<HoldReason, string>> = {
  'breathing-space': 'Breathing space',
  'mental-health-breathing-space': 'Breathing space in a mental health crisis',
  moratorium: 'Statutory moratorium',
  vulnerable: 'Vulnerable circumstances',
  'debt-advice': 'Getting debt advice',
  mediation: 'Mediation under way',
};

/** Paused by law, so that interest rests too: SI 2020/1311 reg 7; Bankruptcy (Scotland) Act 2016 ss.195-198. */
export const isStatutory = (reason: HoldReason): boolean =>
  reason === 'breathing-space' || reason === 'mental-health-breathing-space' || reason === 'moratorium';

/** Tells of health or the like (UK GDPR art 9): recorded only with the person's explicit consent. */
export const needsConsent = (reason: HoldReason): boolean =>
  reason === 'mental-health-breathing-space' || reason === 'vulnerable';

type Question = {
  readonly nation: Nation;
  readonly defendantType: DefendantType;
  readonly by: HoldSetter;
};

/** The reasons a person may choose from. Northern Ireland has neither breathing space nor a moratorium. */
export function reasonsFor({ nation, defendantType, by }: Question): readonly HoldReason[] {
  return holdReasons.filter((reason) => {
    if (reason === 'vulnerable' && by === 'claimant') return false;
    if (reason === 'mediation' || reason === 'debt-advice') return true;
    // The others protect people, not companies.
    if (defendantType === 'company') return false;
    if (reason === 'moratorium') return nation === 'Scotland';
    return !isStatutory(reason) || nation === 'England & Wales';
  });
}
