import type { partyKinds } from '@plainclaim/domain/claims/facts/case-facts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { RadioCards } from '../../../../ui/forms/radio-cards.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { FactsPart } from './facts-part.ts';

type PartyPart = Pick<FactsPart, 'facts' | 'onChange'>;

const claimantOptions = [
  { value: 'individual', label: 'For myself', note: 'They owe it to me personally' },
  { value: 'sole-trader', label: 'For my business', note: 'I am a sole trader' },
  { value: 'company', label: 'For a company', note: 'I act for it' },
  { value: 'organisation', label: 'For an organisation', note: 'A charity, club or public body' },
] as const satisfies readonly { value: (typeof partyKinds)[number]; label: string; note?: string }[];

/** Who claims. The answers of the form below stay those of the person who signs. */
export function ClaimantKind({
  facts,
  onChange,
  errors = none,
}: PartyPart & Partial<Pick<FactsPart, 'errors'>>) {
  const businessId = useFieldId('business');
  const { claimant } = facts;
  return (
    <>
      <RadioCards
        label="For yourself or a business?"
        hint="Either way, the answers below are about you: you sign the letter."
        options={claimantOptions}
        columns={2}
        value={claimant}
        onValueChange={(claimant) => onChange({ ...facts, claimant })}
      />
      {businessLabels[claimant] && (
        <TextField
          id={businessId}
          label={businessLabels[claimant]}
          hint={
            claimant === 'sole-trader'
              ? 'If you trade under another name than your own. The letter then says “trading as”.'
              : 'In full, as it is registered. The letter is from it, and you sign for it.'
          }
          optional={claimant === 'sole-trader'}
          value={facts.business ?? ''}
          onValueChange={(business) => onChange({ ...facts, business })}
          error={errors.get('business')}
          autoComplete="organization"
        />
      )}
    </>
  );
}

const none: ReadonlyMap<string, string> = new Map();

const businessLabels: Readonly<Record<string, string>> = {
  'sole-trader': 'Name of your business',
  company: 'Name of the company',
  organisation: 'Name of the organisation',
};

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
