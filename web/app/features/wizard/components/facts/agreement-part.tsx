import { inCitedOrder } from '@plainclaim/domain/claims/facts/cited-order';
import { factsLimits } from '@plainclaim/domain/claims/facts/facts-limits';
import type { BasisInput, EvidenceInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { numberedName } from '@plainclaim/domain/claims/facts/input/typed-evidence-numbers';
import type { ReactNode } from 'react';
import { DateField } from '../../../../ui/forms/date-field.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { RadioCards } from '../../../../ui/forms/radio-cards.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { agreementWords } from './agreement-words.ts';
import type { FactsPart } from './facts-part.ts';
import { hasErrorIn } from './has-error.ts';
import { nearLimitWords } from './limit-words.ts';
import { ChoiceFields, OptIn } from './opt-in.tsx';

const options = [
  { value: 'written', label: 'Yes, in writing', note: 'A contract, order form, e-mails or messages' },
  { value: 'spoken', label: 'Yes, spoken', note: 'In person or on the phone' },
  { value: 'no-agreement', label: 'No agreement', note: 'Damage, or money sent by mistake' },
  { value: 'not-told', label: 'Leave it out', note: 'The letter says nothing of it' },
];

/** What was agreed, or why it is owed without an agreement. */
export function AgreementPart({ facts, onChange, errors }: FactsPart) {
  const { basis } = facts;
  const set = (change: Partial<BasisInput>) => onChange({ ...facts, basis: { ...basis, ...change } });
  const fields = { basis, set, errorOf: (field: keyof BasisInput) => errors.get(`basis.${field}`) };
  return (
    <OptIn
      icon="pencil"
      title="Was there an agreement?"
      note={agreementWords(basis)}
      hasError={hasErrorIn(errors, 'basis')}
    >
      <RadioCards
        id={useFieldId('basis.kind')}
        label="Was there an agreement?"
        hideLabel
        options={options}
        columns={2}
        value={basis.kind}
        onValueChange={(kind) => set({ kind })}
        error={errors.get('basis.kind')}
      />
      <KindFields {...fields} evidence={inCitedOrder(facts)} />
    </OptIn>
  );
}

type KindFieldsProps = {
  basis: BasisInput;
  set: (change: Partial<BasisInput>) => void;
  errorOf: (field: keyof BasisInput) => string | undefined;
};

function KindFields({ evidence, ...fields }: KindFieldsProps & { evidence: readonly EvidenceInput[] }) {
  switch (fields.basis.kind) {
    case 'written':
      return (
        <WithWhatWentWrong {...fields}>
          <MadeOn {...fields} label="When was it made?" />
          <CopyField {...fields} evidence={evidence} />
        </WithWhatWentWrong>
      );
    case 'spoken':
      return (
        <WithWhatWentWrong {...fields}>
          <MadeOn {...fields} label="On what day?" />
          <WhereField {...fields} />
          <LongField
            {...fields}
            field="words"
            label="What was said?"
            hint="The words as you remember them."
          />
        </WithWhatWentWrong>
      );
    case 'no-agreement':
      return (
        <WithWhatWentWrong {...fields}>
          <LongField
            {...fields}
            field="duty"
            label="Why do they owe it to you all the same?"
            hint="For example: they drove into my wall, or I paid them by mistake."
          />
        </WithWhatWentWrong>
      );
    default:
      return null;
  }
}

function WithWhatWentWrong({ children, ...fields }: KindFieldsProps & { children: ReactNode }) {
  return (
    <ChoiceFields>
      {children}
      <LongField
        {...fields}
        field="broken"
        label="What went wrong?"
        hint="Only if your description does not say it: that stands in the letter as well, whole."
        optional
      />
    </ChoiceFields>
  );
}

function MadeOn({ basis, set, errorOf, label }: KindFieldsProps & { label: string }) {
  return (
    <DateField
      id={useFieldId('basis.madeOn')}
      label={label}
      value={basis.madeOn}
      onValueChange={(madeOn) => set({ madeOn })}
      error={errorOf('madeOn')}
    />
  );
}

function WhereField({ basis, set, errorOf }: KindFieldsProps) {
  return (
    <TextField
      id={useFieldId('basis.where')}
      label="Where, and with whom?"
      hint={nearLimitWords(basis.where, factsLimits.what) ?? 'For example: in their shop, with Mr Doyle.'}
      value={basis.where}
      onValueChange={(where) => set({ where })}
      error={errorOf('where')}
      autoComplete="off"
    />
  );
}

function CopyField({
  basis,
  set,
  errorOf,
  evidence,
}: KindFieldsProps & { evidence: readonly EvidenceInput[] }) {
  const id = useFieldId('basis.copy');
  const listed = evidence.map((item) => ({ value: item.id, label: numberedName(evidence, item) }));
  if (listed.length === 0 && basis.copy === '')
    return (
      <p className="text-15/[1.45] text-ink-2">
        If you have a copy, add it under Evidence below, and choose it here.
      </p>
    );
  return (
    <Select
      id={id}
      label="Your copy"
      optional
      options={[{ value: '', label: 'No copy chosen' }, ...listed]}
      value={basis.copy}
      onValueChange={(copy) => set({ copy })}
      error={errorOf('copy')}
    />
  );
}

type LongFieldProps = KindFieldsProps & {
  field: 'words' | 'duty' | 'broken';
  label: string;
  hint: string;
  optional?: boolean;
};

function LongField({ basis, set, errorOf, field, label, hint, optional = false }: LongFieldProps) {
  return (
    <TextArea
      id={useFieldId(`basis.${field}`)}
      label={label}
      hint={hint}
      optional={optional}
      rows={3}
      value={basis[field]}
      onValueChange={(text) => set({ [field]: text })}
      error={errorOf(field)}
      characterLimit={factsLimits.explanation}
    />
  );
}
