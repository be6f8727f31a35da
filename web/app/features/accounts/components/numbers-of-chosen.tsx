import { type Jurisdiction, jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { numberFieldOf } from '@plainclaim/domain/solicitors/regulators';
import type { SolicitorSignUpForm } from '@plainclaim/domain/solicitors/sign-up';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NumberFields } from '../../../ui/solicitors/number-fields.tsx';

type NumbersOfChosenProps = {
  form: Pick<UseFormReturn<SolicitorSignUpForm>, 'getValues' | 'setValue'>;
  chosen: readonly Jurisdiction[];
};

/** One number field per chosen jurisdiction; the number of a deselected one is cleared. */
export function NumbersOfChosen({ form: { getValues, setValue }, chosen }: NumbersOfChosenProps) {
  useEffect(() => {
    for (const one of jurisdictions)
      if (!chosen.includes(one) && getValues(numberFieldOf[one]) !== '') setValue(numberFieldOf[one], '');
  }, [chosen, getValues, setValue]);
  return <NumberFields optional of={jurisdictions.filter((one) => chosen.includes(one))} />;
}
