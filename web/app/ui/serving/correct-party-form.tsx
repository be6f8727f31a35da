import { type PartyCorrection, partyCorrectionForm } from '@plainclaim/domain/claims/party-correction';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Claim } from '../../lib/claims-api.ts';
import { type CorrectionToSend, correctParty } from '../../lib/send-again.ts';
import { Checkbox } from '../forms/checkbox.tsx';
import { EmailField } from '../forms/email-field.tsx';
import { FieldPair } from '../forms/field.tsx';
import { Form, SubmitButton, useZodForm } from '../forms/form.tsx';
import { FormField } from '../forms/form-field.tsx';
import { TextField } from '../forms/text-field.tsx';

type CorrectPartyFormProps = { claim: Claim; verb: string; onDone: () => Promise<unknown> };

/** How the other side is called and reached, as it stands on the claim, to be put right. */
export function CorrectPartyForm({ claim, verb, onDone }: CorrectPartyFormProps) {
  const form = useZodForm(partyCorrectionForm(), asOnClaim(claim));
  const { control } = form;
  return (
    <Form
      form={form}
      onSubmit={async (correction) => {
        await correctParty(claim.id, correction);
        await onDone();
        return undefined;
      }}
    >
      {claim.defendant_type === 'company' ? <CompanyNames form={form} /> : <PersonNames form={form} />}
      <Email form={form} />
      <FormField
        control={control}
        name="defendantAddressLine1"
        as={TextField}
        label="Address line 1"
        autoComplete="off"
      />
      <FormField
        control={control}
        name="defendantAddressLine2"
        as={TextField}
        label="Address line 2"
        optional
        autoComplete="off"
      />
      <FieldPair>
        <FormField
          control={control}
          name="defendantTownCity"
          as={TextField}
          label="Town/City"
          autoComplete="off"
        />
        <FormField
          control={control}
          name="defendantPostcode"
          as={TextField}
          label="Postcode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          width="short"
        />
      </FieldPair>
      <div>
        <SubmitButton busyLabel="Correcting…">{verb}</SubmitButton>
      </div>
    </Form>
  );
}

const asOnClaim = (claim: Claim): CorrectionToSend => ({
  defendantType: claim.defendant_type,
  defendantFirstName: claim.defendant_first_name,
  defendantLastName: claim.defendant_last_name,
  defendantCompanyName: claim.defendant_company_name,
  defendantContactPerson: claim.defendant_contact_person,
  defendantEmail: claim.defendant_email_unknown ? '' : claim.defendant_email,
  defendantEmailUnknown: claim.defendant_email_unknown,
  defendantAddressLine1: claim.defendant_address_line_1,
  defendantAddressLine2: claim.defendant_address_line_2,
  defendantTownCity: claim.defendant_town_city,
  defendantPostcode: claim.defendant_postcode,
});

type Part = { form: UseFormReturn<CorrectionToSend, unknown, PartyCorrection> };

// No autofill: the browser would offer the user's own name.
function PersonNames({ form: { control } }: Part) {
  return (
    <FieldPair>
      <FormField
        control={control}
        name="defendantFirstName"
        as={TextField}
        label="First name"
        autoComplete="off"
      />
      <FormField
        control={control}
        name="defendantLastName"
        as={TextField}
        label="Last name"
        autoComplete="off"
      />
    </FieldPair>
  );
}

function CompanyNames({ form: { control } }: Part) {
  return (
    <>
      <FormField
        control={control}
        name="defendantCompanyName"
        as={TextField}
        label="Company name"
        hint="Another spelling of the same name."
        autoComplete="off"
      />
      <FormField
        control={control}
        name="defendantContactPerson"
        as={TextField}
        label="Contact person"
        optional
        autoComplete="off"
      />
    </>
  );
}

function Email({ form: { control } }: Part) {
  const isUnknown = useWatch({ control, name: 'defendantEmailUnknown' });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FormField
        control={control}
        name="defendantEmail"
        as={EmailField}
        label="Email"
        hint="Where we send the letter."
        autoComplete="off"
        disabled={isUnknown}
      />
      <FormField
        control={control}
        name="defendantEmailUnknown"
        as={Checkbox}
        look="plain"
        label="Email address unknown"
      />
    </div>
  );
}
