import { useWatch } from 'react-hook-form';
import { FieldPair } from '../../../ui/forms/field.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { fieldLabels } from '../claim-words.ts';
import type { DetailsControl } from './details-answers.ts';
import type { FactsPart } from './facts/facts-part.ts';
import { DefendantKind } from './facts/party-kind-fields.tsx';

const typeOptions = [
  { value: 'individual', label: 'Individual', icon: 'user' },
  { value: 'company', label: 'Company', icon: 'building' },
] as const;

type DefendantNameFieldsProps = { control: DetailsControl } & Pick<FactsPart, 'facts' | 'onChange'>;

/** The defendant's name. Switching between person and company keeps what was typed for the other. */
export function DefendantNameFields({ control, facts, onChange }: DefendantNameFieldsProps) {
  const type = useWatch({ control, name: 'defendantType' });
  return (
    <>
      <FormField
        control={control}
        name="defendantType"
        as={RadioCards}
        label={fieldLabels.defendantType}
        options={typeOptions}
        columns={2}
      />
      {type === 'company' ? <CompanyFields control={control} /> : <IndividualFields control={control} />}
      <DefendantKind facts={facts} onChange={onChange} type={type} />
    </>
  );
}

// No autofill: the browser would offer the user's own name.
function IndividualFields({ control }: { control: DetailsControl }) {
  return (
    <FieldPair>
      <FormField
        control={control}
        name="defendantFirstName"
        as={TextField}
        label={fieldLabels.defendantFirstName}
        autoComplete="off"
      />
      <FormField
        control={control}
        name="defendantLastName"
        as={TextField}
        label={fieldLabels.defendantLastName}
        autoComplete="off"
      />
    </FieldPair>
  );
}

function CompanyFields({ control }: { control: DetailsControl }) {
  return (
    <>
      <FormField
        control={control}
        name="defendantCompanyName"
        as={TextField}
        label={fieldLabels.defendantCompanyName}
        hint="As it appears on the invoice or contract."
        autoComplete="off"
      />
      <FormField
        control={control}
        name="defendantContactPerson"
        as={TextField}
        label={fieldLabels.defendantContactPerson}
        optional
        autoComplete="off"
      />
    </>
  );
}
