import { numbersForm } from '@plainclaim/domain/solicitors/regulator';
import { numbersFromForm, numbersToForm } from '@plainclaim/domain/solicitors/regulators';
import { knownJurisdictions } from '../../../lib/known-jurisdictions.ts';
import { asNumbersProblem } from '../../../lib/numbers-problem.ts';
import type { Message } from '../../../lib/use-timed-message.ts';
import { Card, CardBody, CardHead } from '../../../ui/display/card.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { NumberFields } from '../../../ui/solicitors/number-fields.tsx';
import { useSaveNumbers } from '../api/decide.ts';
import type { RegistrationDetails } from '../api/solicitors-api.ts';

type RegulatorNumbersProps = { solicitor: RegistrationDetails; onDone: (message: Message) => void };

/** The numbers that prove a solicitor may practise. An admin checks them, and enters those given by phone or mail. */
export function RegulatorNumbers({ solicitor, onDone }: RegulatorNumbersProps) {
  const save = useSaveNumbers(solicitor.user_id);
  const saved = numbersToForm(solicitor.regulator_numbers);
  // Newer values from the server fill only the fields that the admin has not edited.
  const form = useZodForm(numbersForm, saved, { values: saved, resetOptions: { keepDirtyValues: true } });
  const jurisdictions = knownJurisdictions(solicitor.jurisdictions);
  return (
    <Card>
      <CardHead title="Regulator numbers" />
      <CardBody className="pt-3 sm:pt-3">
        {jurisdictions.length === 0 ? (
          <p className="text-ink-2">
            They did not say where they may act, so there is no register to look in.
          </p>
        ) : (
          <Form
            form={form}
            onSubmit={async (typed) => {
              try {
                await save.mutateAsync(numbersFromForm(typed));
              } catch (error) {
                return asNumbersProblem(error);
              }
              form.reset(typed);
              onDone({ tone: 'good', words: 'The numbers are saved.' });
              return undefined;
            }}
          >
            <NumberFields of={jurisdictions} withRegister />
            <SubmitButton variant="secondary" size="sm" busyLabel="Saving…">
              Save numbers
            </SubmitButton>
          </Form>
        )}
      </CardBody>
    </Card>
  );
}
