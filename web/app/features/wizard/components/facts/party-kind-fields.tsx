import type { partyKinds } from '@plainclaim/domain/claims/facts/case-facts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { RadioCards } from '../../../../ui/forms/radio-cards.tsx';
import type { FactsPart } from './facts-part.ts';

type PartyPart = Pick<FactsPart, 'facts' | 'onChange'>;

const claimantOptions = [
  { value: 'individual', label: 'For myself', note: 'They owe it to me personally' },
  { value: 'sole-trader', label: 'For my business', note: 'I am a sole trader' },
  { value: 'company', label: 'For a company', note: 'I act for it' },
  { value: 'organisation', label: 'For an organisation', note: 'A charity, club or public body' },
] as const satisfies readonly { value: (typeof partyKinds)[number]; label: string; note?: string }[];

/** Who claims. The answers of the form below stay those of the person who signs. */
export function ClaimantKind({ facts, onChange }: PartyPart) {
  return (
    <RadioCards
      label="For yourself or a business?"
      hint="Either way, the answers below are about you: you sign the letter."
      options={claimantOptions}
      columns={2}
      value={facts.claimant}
      onValueChange={(claimant) => onChange({ ...facts, claimant })}
    />
  );
}

/** A finer kind of defendant beside the form's type. */
export function DefendantKind({ facts, onChange, type }: PartyPart & { type: string }) {
  const set = (defendant: string) => onChange({ ...facts, defendant });
  return type === 'company' ? (
    <Checkbox
      look="plain"
      label="It is an organisation, not a company"
      hint="Such as a club, a charity, a school or a council."
      value={facts.defendant === 'organisation'}
      onValueChange={(isOrganisation) => set(isOrganisation ? 'organisation' : 'company')}
    />
  ) : (
    <Checkbox
      look="plain"
      label="They trade as a business (sole trader)"
      hint="You claim from them by their own name all the same."
      value={facts.defendant === 'sole-trader'}
      onValueChange={(isTrader) => set(isTrader ? 'sole-trader' : 'individual')}
    />
  );
}
