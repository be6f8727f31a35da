import { holdForm, holdQuestions, holdToSend } from '@plainclaim/domain/claims/holds/hold-form';
import { type HoldReason, holdReasonWords } from '@plainclaim/domain/claims/holds/hold-reasons';
import { type ReactNode, useEffect } from 'react';
import { Checkbox } from '../forms/checkbox.tsx';
import { DateField } from '../forms/date-field.tsx';
import { Form, SubmitButton, useZodForm } from '../forms/form.tsx';
import { FormField } from '../forms/form-field.tsx';
import { RadioCards } from '../forms/radio-cards.tsx';

export type HoldToSend = ReturnType<typeof holdToSend>;

type HoldFormProps = {
  /** The reasons that this reader may choose from. */
  reasons: readonly HoldReason[];
  /** Whether it may be no more than what the other side says. */
  mayBeProvisional?: boolean;
  verb: string;
  busyLabel: string;
  onSend: (hold: HoldToSend) => Promise<unknown>;
};

/** Why and until when a claim is paused. There is no box for words: none may be stored about the defendant's health. */
export function HoldForm({ reasons, mayBeProvisional = false, verb, busyLabel, onSend }: HoldFormProps) {
  const form = useZodForm(holdForm, { from: '', until: '', consented: false, provisional: false });
  const [reason, provisional] = form.watch(['reason', 'provisional']);
  const asks = holdQuestions({ reason, provisional });
  // Another choice asks other questions: what was wrong with the answers before is no longer.
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (name === 'reason' || name === 'provisional') form.clearErrors();
    });
    return unsubscribe;
  }, [form]);
  return (
    <Form
      form={form}
      choice={`${reason} ${provisional}`}
      onSubmit={async (typed) => {
        await onSend(holdToSend(typed));
        return undefined;
      }}
    >
      <FormField
        control={form.control}
        name="reason"
        as={RadioCards<HoldReason>}
        label="Why should it be paused?"
        options={reasons.map((value) => ({ value, label: holdReasonWords[value], note: notes[value] }))}
      />
      {mayBeProvisional ? (
        <FormField
          control={form.control}
          name="provisional"
          as={Checkbox}
          label="The other side says so; nobody has checked it yet"
          hint="Pauses the claim for 14 days, with interest. Confirm it with its days, or end it."
        />
      ) : null}
      {asks.from ? (
        <FormField
          control={form.control}
          name="from"
          as={DateField}
          label="First day"
          hint="As the official notice names it."
        />
      ) : null}
      {asks.until ? (
        <FormField
          control={form.control}
          name="until"
          as={DateField}
          label="Last day of the pause"
          optional={asks.untilIsOptional}
          hint={untilHint(reason)}
        />
      ) : null}
      {asks.consent ? (
        <FormField
          control={form.control}
          name="consented"
          as={Checkbox}
          label="The person has explicitly agreed that Plainclaim stores this reason"
          hint="Only our team can open it, and each time is recorded. It is erased 30 days after the pause."
        />
      ) : null}
      <div>
        <SubmitButton busyLabel={busyLabel}>{verb}</SubmitButton>
      </div>
    </Form>
  );
}

const notes: Partial<Readonly<Record<HoldReason, ReactNode>>> = {
  'breathing-space': 'By law, for 60 days. The official notice names the first one.',
  'mental-health-breathing-space':
    'By law, until 30 days after the treatment. Choose the one above where the person has not agreed that this is stored.',
  moratorium: 'By law, for six months. The official notice names the first day.',
};

const untilHint = (reason: HoldReason | undefined): string =>
  reason === 'mental-health-breathing-space'
    ? '30 days beginning with the day on which the treatment ended. Leave it empty while no end is known.'
    : reason === 'vulnerable'
      ? 'Leave it empty to pause until the pause is ended by hand.'
      : 'At most 90 days from today. The pause can be ended earlier, and set again.';
