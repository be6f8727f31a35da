import { inCitedOrder } from '@plainclaim/domain/claims/facts/cited-order';
import type { EvidenceInput, FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import {
  evidenceName,
  looseEvidence,
  maxNamedEvidence,
  namedEvidence,
  namedEvidenceRoomWords,
  withEvidenceMoved,
  withEvidenceNamed,
} from '@plainclaim/domain/claims/facts/input/named-evidence';
import { withoutEvidence } from '@plainclaim/domain/claims/facts/input/without-evidence';
import { useState } from 'react';
import { Icon } from '../../../../art/icon.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { useFocusOn } from '../../../../ui/forms/use-focus-on.ts';
import type { Evidence } from '../use-evidence.ts';
import { EvidenceItem } from './evidence-item.tsx';
import { evidenceNote } from './evidence-note.ts';
import type { FactsPart } from './facts-part.ts';
import { hasErrorIn } from './has-error.ts';
import { OptIn, OptInList } from './opt-in.tsx';
import { useDragOrder } from './use-drag-order.ts';

type EvidenceNamesProps = FactsPart & { files: Pick<Evidence, 'rows' | 'add'> };

/** The list of evidence as the letter prints it: names, kinds, order, and what is still to follow. */
export function EvidenceNames({ facts, onChange, errors, files }: EvidenceNamesProps) {
  const listId = useFieldId('evidence');
  const focusOn = useFocusOn();
  const [open, setOpen] = useState<string>();
  const [said, setSaid] = useState('');
  const { evidence } = facts;
  const inOrder = inCitedOrder(facts);
  const loose = looseEvidence(facts);
  const named = namedEvidence(facts).length;

  const name = () => {
    const next = withEvidenceNamed(facts);
    const id = next.evidence.at(-1)?.id;
    onChange(next);
    setOpen(id);
    focusOn(`${listId}-${next.evidence.length - 1}-what`);
  };
  const move = (item: EvidenceInput, by: -1 | 1, steps = 1) => {
    const moved = Array.from({ length: steps }).reduce<FactsInput>(
      (before) => withEvidenceMoved(before, item.id, by),
      facts,
    );
    const to = inCitedOrder(moved).findIndex(({ id }) => id === item.id);
    onChange(moved);
    setSaid(`${evidenceName(item)} is now ${to + 1} of ${evidence.length} in the list`);
    return looseEvidence(moved).findIndex(({ id }) => id === item.id);
  };
  const press = (item: EvidenceInput, by: -1 | 1) => {
    const to = move(item, by);
    // At an end of the list only the other button works.
    const isAtEnd = to === 0 || to === loose.length - 1;
    focusOn(`${listId}-${(by === -1) === isAtEnd ? 'down' : 'up'}-${item.id}`);
  };
  const put = (from: number, to: number) => {
    const item = inOrder[from];
    if (item) move(item, to > from ? 1 : -1, Math.abs(to - from));
  };
  const { rowProps, handleProps } = useDragOrder(put);
  const change = (at: number, part: Partial<EvidenceInput>) =>
    onChange({
      ...facts,
      evidence: evidence.map((item, place) => (place === at ? { ...item, ...part } : item)),
    });
  const remove = ({ id, what }: EvidenceInput) => {
    onChange(withoutEvidence(facts, [id]));
    setSaid(`${evidenceName({ what })} is removed`);
    focusOn(`${listId}-name`);
  };

  return (
    <OptInList>
      <OptIn
        icon="list"
        title="Name, order or keep back your evidence"
        note={evidenceNote(evidence)}
        hasError={hasErrorIn(errors, 'evidence')}
      >
        {evidence.length > 0 && (
          <p className="mb-3 text-15/normal text-ink-2">
            Untick what the other side should not get. It stays with your case, for you, a solicitor you take
            or a court, and the letter neither lists nor mentions it. They may still ask for it.
          </p>
        )}
        {loose.length < evidence.length && (
          <p className="mb-3 text-15/normal text-ink-2">
            What your agreement, sums or dates point to is numbered in the order in which the letter mentions
            it. The rest follows, in your order.
          </p>
        )}
        {evidence.length > 0 && (
          <ol id={listId} aria-label="Your evidence" className="mb-3 rounded-lg border border-line">
            {inOrder.map((item, place) => {
              const at = evidence.indexOf(item);
              return (
                <EvidenceItem
                  key={item.id}
                  facts={facts}
                  item={item}
                  at={at}
                  row={rowProps(place)}
                  moves={
                    loose.length > 1 && loose.includes(item)
                      ? {
                          handle: handleProps(place),
                          isFirst: item === loose[0],
                          isLast: item === loose.at(-1),
                        }
                      : undefined
                  }
                  upload={files.rows.find((row) => row.item === item.id && !row.documentId)}
                  isOpen={open === item.id || hasErrorIn(errors, `evidence.${at}`)}
                  errors={errors}
                  onOpen={(isOpen) => {
                    setOpen(isOpen ? item.id : undefined);
                    focusOn(isOpen ? `${listId}-${at}-what` : `${listId}-edit-${item.id}`);
                  }}
                  onMove={(by) => press(item, by)}
                  onChange={(part) => change(at, part)}
                  onFile={(file) => files.add([file], item.id)}
                  onRemove={() => remove(item)}
                />
              );
            })}
          </ol>
        )}
        <Button
          id={`${listId}-name`}
          variant="quiet"
          size="sm"
          className="-ml-3.5 min-h-11 text-left"
          onClick={name}
          disabledReason={named >= maxNamedEvidence ? namedEvidenceRoomWords(named) : undefined}
        >
          <Icon name="plus" className="size-[1.15em] shrink-0" />
          Name something that is to follow
        </Button>
        {named < maxNamedEvidence && (
          <p className="text-14/normal text-ink-2">{namedEvidenceRoomWords(named)}</p>
        )}
        <span role="status" className="sr-only">
          {said}
        </span>
      </OptIn>
    </OptInList>
  );
}
