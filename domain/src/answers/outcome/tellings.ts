import type { PartyKind } from '../../claims/facts/case-facts.ts';
import { defendantTypeOf } from '../../claims/facts/party-kind.ts';
import { checkHold, type HoldTerms } from '../../claims/holds/check-hold.ts';
import { type HoldReason, needsConsent, reasonsFor } from '../../claims/holds/hold-reasons.ts';
import type { Law } from '../../law/law.ts';
import type { FieldError } from '../../shared/errors.ts';
import type { IsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';

/** What the other side may tell beside an answer, or without one, so that the claim is paused. */
export type Telling = Exclude<HoldReason, 'mediation'>;

type Situation = {
  readonly today: IsoDate;
  readonly nation: Nation;
  readonly defendant: PartyKind;
  readonly law: Law;
};

const words: Readonly<Record<Telling, string>> = {
  'breathing-space': 'I am in a breathing space',
  'mental-health-breathing-space': 'I am in a breathing space in a mental health crisis',
  moratorium: 'I have a statutory moratorium',
  vulnerable: 'I am unwell, or find this hard to deal with at present',
  'debt-advice': 'I am getting advice about debts',
};

export const consentWords =
  'I agree that Plainclaim stores this, which may tell of my health, to pause the claim. The other side learns of the pause, and at most that it is a breathing space or a moratorium.';

export type TellingChoice = {
  readonly reason: Telling;
  readonly label: string;
  /** It may tell of health, and is stored only with consent. */
  readonly needsConsent: boolean;
};

/** What may be told in this nation by this kind of defendant. Companies are in no breathing space and are not unwell. */
export const tellingsFor = ({
  nation,
  defendant,
}: Pick<Situation, 'nation' | 'defendant'>): readonly TellingChoice[] =>
  reasonsFor({ nation, defendantType: defendantTypeOf[defendant], by: 'defendant' })
    .filter((reason) => reason !== 'mediation')
    .map((reason) => ({
      reason,
      label: defendantTypeOf[defendant] === 'company' ? companyWords : words[reason],
      needsConsent: needsConsent(reason),
    }));

const companyWords = 'We are getting advice about debts';

/** The provisional hold that it sets, until an admin has looked; or what is wrong with it. */
export const holdOfTelling = (
  { reason, consented }: { readonly reason: Telling; readonly consented: boolean },
  { today, nation, defendant, law }: Situation,
): HoldTerms | { readonly problem: FieldError } =>
  checkHold(
    { reason, consented, isProvisional: true },
    { today, nation, defendantType: defendantTypeOf[defendant], by: 'defendant', law },
  );
