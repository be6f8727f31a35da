import { factsLimits } from '@plainclaim/domain/claims/facts/facts-limits';
import type { InterestInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { useLaw } from '../../../../lib/use-law.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { DateField } from '../../../../ui/forms/date-field.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { MoneyField } from '../../../../ui/forms/money-field.tsx';
import { RadioCards } from '../../../../ui/forms/radio-cards.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { DueDays } from './due-days.tsx';
import type { FactsPart } from './facts-part.ts';
import { hasErrorIn } from './has-error.ts';
import {
  areBusinesses,
  canBeLate,
  dueRows,
  type InterestClaim,
  interestNote,
  interestOptions,
} from './interest-choices.ts';
import { InterestWorking } from './interest-working.tsx';
import { nearLimitWords } from './limit-words.ts';
import { ChoiceFields, OptIn } from './opt-in.tsx';

type InterestPartProps = FactsPart & {
  claim: InterestClaim;
  /** Beside the closed question while no interest is chosen. */
  offer?: string;
};

/** Which interest is claimed, from when and why, with its working in words. */
export function InterestPart({ facts, onChange, errors, claim, offer }: InterestPartProps) {
  const { interest } = facts;
  const set = (change: Partial<InterestInput>) =>
    onChange({ ...facts, interest: { ...interest, ...change } });
  const isLate = interest.kind === 'late-payment';
  const isAsked = interest.kind !== 'none';
  const due = dueRows(facts, claim.issueType, errors);
  return (
    <OptIn
      icon="percent"
      title="Claim interest"
      note={interest.kind === 'none' && offer ? offer : interestNote(facts)}
      hasError={hasErrorIn(errors, 'interest') || due.some((at) => errors.has(`rows.${at}.due`))}
    >
      <RadioCards
        id={useFieldId('interest.kind')}
        label="Do you want to claim interest?"
        hint="You may ask for it. A court decides whether to allow it."
        options={interestOptions(facts, claim, useLaw())}
        columns={2}
        value={interest.kind}
        onValueChange={(kind) => set({ kind })}
        error={errors.get('interest.kind')}
      />
      {!isLate && !areBusinesses(facts) && (
        <p className="mt-3 text-14/[1.45] text-ink-2">
          Are both sides in business, and is it an unpaid bill? Say so beside their name and in step 2, and
          one more choice appears here.
        </p>
      )}
      {isLate && !canBeLate(facts, claim.issueType) && (
        <p className="mt-3 font-semibold text-amber">
          This interest is for debts between two businesses. As your answers stand now, the letter cannot ask
          for it.
        </p>
      )}
      {(isAsked || due.length > 0) && (
        <ChoiceFields>
          <KindFields interest={interest} set={set} errors={errors} />
          <DueDays facts={facts} onChange={onChange} errors={errors} rows={due} />
          {isAsked && interest.kind !== 'own-figure' && (
            <Checkbox
              look="plain"
              label="Keep adding it until they pay"
              hint="Else it stops on the day of the letter."
              value={interest.runsOn}
              onValueChange={(runsOn) => set({ runsOn })}
            />
          )}
          <InterestWorking facts={facts} claim={claim} />
        </ChoiceFields>
      )}
    </OptIn>
  );
}

type KindFieldsProps = {
  interest: InterestInput;
  set: (change: Partial<InterestInput>) => void;
  errors: ReadonlyMap<string, string>;
};

function KindFields(props: KindFieldsProps) {
  switch (props.interest.kind) {
    case 'court-rate':
      return <Beginning {...props} />;
    case 'agreed-rate':
      return (
        <>
          <PercentField {...props} />
          <Beginning {...props} />
        </>
      );
    case 'own-figure':
      return <OwnFigure {...props} />;
    default:
      return null;
  }
}

function PercentField({ interest, set, errors }: KindFieldsProps) {
  return (
    <TextField
      id={useFieldId('interest.percent')}
      label="Percent a year"
      hint="As your agreement says. For example, 4.5."
      inputMode="decimal"
      autoComplete="off"
      width="short"
      value={interest.percent}
      onValueChange={(percent) => set({ percent })}
      error={errors.get('interest.percent')}
    />
  );
}

function Beginning({ interest, set, errors }: KindFieldsProps) {
  return (
    <>
      <DateField
        id={useFieldId('interest.from')}
        label="From which day?"
        hint="Usually the day the money should have been paid. Not before the first date you tell."
        value={interest.from}
        onValueChange={(from) => set({ from })}
        error={errors.get('interest.from')}
      />
      <TextField
        id={useFieldId('interest.why')}
        label="Why that day?"
        hint={
          nearLimitWords(interest.why, factsLimits.explanation) ??
          'For example: the day I asked to be repaid by.'
        }
        value={interest.why}
        onValueChange={(why) => set({ why })}
        error={errors.get('interest.why')}
        autoComplete="off"
      />
    </>
  );
}

function OwnFigure({ interest, set, errors }: KindFieldsProps) {
  return (
    <>
      <MoneyField
        id={useFieldId('interest.amount')}
        label="How much interest?"
        hint="It stays at this sum."
        autoComplete="off"
        value={interest.amount}
        onValueChange={(amount) => set({ amount })}
        error={errors.get('interest.amount')}
      />
      <TextArea
        id={useFieldId('interest.how')}
        label="How did you work it out?"
        rows={2}
        value={interest.how}
        onValueChange={(how) => set({ how })}
        error={errors.get('interest.how')}
        characterLimit={factsLimits.explanation}
      />
    </>
  );
}
