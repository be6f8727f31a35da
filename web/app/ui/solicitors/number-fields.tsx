import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { type NumbersForm, numberFieldOf, regulators } from '@plainclaim/domain/solicitors/regulators';
import { useFormContext } from 'react-hook-form';
import { FormField } from '../forms/form-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { RegisterLink } from './register-link.tsx';

type NumberFieldsProps = {
  /** The jurisdictions whose regulators issue the numbers. */
  of: readonly Jurisdiction[];
  optional?: boolean;
  /** Adds a link to each register, for the admin who looks the number up. */
  withRegister?: boolean;
};

/** A field per regulator, inside any form that has them all. */
export function NumberFields({ of, optional = false, withRegister = false }: NumberFieldsProps) {
  const { control } = useFormContext<NumbersForm, unknown, NumbersForm>();
  return of.map((jurisdiction) => {
    const { name, numberName } = regulators[jurisdiction];
    return (
      <div key={jurisdiction}>
        <FormField
          control={control}
          name={numberFieldOf[jurisdiction]}
          as={TextField}
          label={numberName}
          hint={withRegister ? undefined : `Your own, as in the register of the ${name}.`}
          optional={optional}
          inputMode="numeric"
          autoComplete="off"
          width="medium"
        />
        {withRegister ? (
          <p className="mt-2 text-15">
            <RegisterLink jurisdiction={jurisdiction} />
          </p>
        ) : null}
      </div>
    );
  });
}
