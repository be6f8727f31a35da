import { factsLimits } from '@plainclaim/domain/claims/facts/facts-limits';
import type { DateInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { typedMonth } from '@plainclaim/domain/claims/facts/input/typed-month';
import { typedWhen } from '@plainclaim/domain/claims/facts/input/typed-when';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/forms/date-field.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { fieldLabels } from '../../claim-words.ts';
import type { FactsPart } from './facts-part.ts';
import { ProofPicker } from './proof-picker.tsx';
import { RowCard } from './row-card.tsx';

type DateCardProps = Pick<FactsPart, 'facts' | 'errors'> & {
  date: DateInput;
  at: number;
  onDate: (change: Partial<DateInput>) => void;
  onDone: () => void;
  onRemove: () => void;
};

/** One date being written. */
export function DateCard({ facts, errors, date, at, onDate, onDone, onRemove }: DateCardProps) {
  const cardId = useFieldId(`timeline.${at}`);
  const ownId = useFieldId('incidentDate');
  const isOnly = facts.timeline.length === 1;
  const errorOf = (field: keyof DateInput) => errors.get(`timeline.${at}.${field}`);
  const isMonth = typedMonth(date.on) !== undefined;
  const title = typedWhen(date.on) ?? `Date ${at + 1}`;
  return (
    <RowCard
      id={cardId}
      title={date.main ? `${title}: the day it went wrong` : title}
      buttons={<IconButton icon="trash" label={`Remove ${title}`} onClick={onRemove} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div>
          <DateField
            id={isOnly ? ownId : `${cardId}-on`}
            label={isOnly ? fieldLabels.incidentDate : 'When?'}
            hint="Leave the day empty if you only know the month."
            value={date.on}
            onValueChange={(on) => onDate({ on })}
            error={errorOf('on') ?? (isOnly ? errors.get('incidentDate') : undefined)}
            wrongParts={isMonth ? ['month', 'year'] : undefined}
          />
          <p role="status" className="mt-1.5 text-14/normal text-ink-2 empty:hidden">
            {isMonth ? `Will print as “${typedWhen(date.on)}”` : ''}
          </p>
        </div>
        <TextArea
          id={`${cardId}-what`}
          label="What happened?"
          rows={2}
          value={date.what}
          onValueChange={(what) => onDate({ what })}
          error={errorOf('what')}
          characterLimit={factsLimits.event}
        />
        <ProofPicker
          name={`timeline.${at}.proof`}
          subject={title}
          facts={facts}
          value={date.proof}
          onChange={(proof) => onDate({ proof })}
          error={errorOf('proof')}
        />
        <div>
          <Button variant="secondary" size="sm" className="min-h-11" onClick={onDone}>
            Done<span className="sr-only"> with {title}</span>
          </Button>
        </div>
      </div>
    </RowCard>
  );
}
