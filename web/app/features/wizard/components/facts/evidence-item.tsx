import { evidenceExtensions } from '@plainclaim/domain/claims/evidence';
import { inCitedOrder } from '@plainclaim/domain/claims/facts/cited-order';
import { factsLimits } from '@plainclaim/domain/claims/facts/facts-limits';
import { evidenceUses } from '@plainclaim/domain/claims/facts/input/evidence-uses';
import type { EvidenceInput, FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { evidenceName } from '@plainclaim/domain/claims/facts/input/named-evidence';
import { typedEvidenceNumber } from '@plainclaim/domain/claims/facts/input/typed-evidence-numbers';
import { isKeptBack } from '@plainclaim/domain/claims/facts/kept-back';
import { useRef } from 'react';
import { Icon } from '../../../../art/icon.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { EvidenceRow } from '../../evidence-rows.ts';
import { DragHandle, type DragHandleProps } from './drag-handle.tsx';
import { dragLook } from './drag-look.ts';
import { evidenceTypeOptions, evidenceTypeWords } from './evidence-type-words.ts';
import { nearLimitWords } from './limit-words.ts';
import type { DragRow } from './use-drag-order.ts';

type EvidenceItemProps = {
  facts: FactsInput;
  item: EvidenceInput;
  at: number;
  row: DragRow;
  /** Of a piece that has others to change places with. */
  moves?:
    | { readonly handle: DragHandleProps; readonly isFirst: boolean; readonly isLast: boolean }
    | undefined;
  /** A file on its way for an item that waits for one. */
  upload: EvidenceRow | undefined;
  isOpen: boolean;
  errors: ReadonlyMap<string, string>;
  onOpen: (isOpen: boolean) => void;
  onMove: (by: -1 | 1) => void;
  onChange: (part: Partial<EvidenceInput>) => void;
  onFile: (file: File) => void;
  onRemove: () => void;
};

/** A piece of evidence: its number and name at rest, its fields while it is open. */
export function EvidenceItem(props: EvidenceItemProps) {
  const { facts, item, at, row, moves, isOpen, onOpen, onMove, onRemove } = props;
  const listId = useFieldId('evidence');
  const name = evidenceName(item);
  return (
    <li
      ref={row.ref}
      id={`${listId}-${at}`}
      className={cn('border-line px-3.5 py-3 not-first:border-t', dragLook(row))}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <div className="min-w-40 flex-1 py-1">
          <p className="leading-[1.35] font-semibold wrap-anywhere">
            <span className="tabular-nums">{typedEvidenceNumber(inCitedOrder(facts), item.id)}</span> {name}
          </p>
          <ItemState {...props} />
        </div>
        <div className="-mr-2 ml-auto flex">
          {moves && (
            <>
              <DragHandle {...moves.handle} />
              <IconButton
                id={`${listId}-up-${item.id}`}
                icon="chevron-up"
                label={`Move ${name} up`}
                disabled={moves.isFirst}
                onClick={() => onMove(-1)}
              />
              <IconButton
                id={`${listId}-down-${item.id}`}
                icon="chevron-down"
                label={`Move ${name} down`}
                disabled={moves.isLast}
                onClick={() => onMove(1)}
              />
            </>
          )}
          <IconButton
            id={`${listId}-edit-${item.id}`}
            icon="pencil"
            label={`Change ${name}`}
            aria-expanded={isOpen}
            onClick={() => onOpen(!isOpen)}
          />
          {/* What has a file leaves the list with it, above. */}
          {item.file === '' && <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />}
        </div>
      </div>
      {isOpen && <ItemFields {...props} />}
    </li>
  );
}

function ItemState({ facts, item, upload, onFile, onChange }: EvidenceItemProps) {
  const uses = evidenceUses(facts, item.id);
  const words = [
    evidenceTypeWords(item.type),
    uses.length > 0 ? `Used by: ${uses.join(', ')}` : undefined,
  ].filter(Boolean);
  return (
    <>
      {words.length > 0 && (
        <p className="mt-0.5 text-14/[1.4] wrap-anywhere text-ink-2">{words.join('. ')}</p>
      )}
      {item.file === '' && <WaitingForFile item={item} upload={upload} onFile={onFile} />}
      {(item.file !== '' || isKeptBack(item)) && (
        <Checkbox
          look="plain"
          className="mt-3 mb-1 text-15"
          label={
            <>
              Send it with the letter<span className="sr-only">: {evidenceName(item)}</span>
            </>
          }
          hint={isKeptBack(item) ? 'Kept back: the letter does not mention it.' : undefined}
          value={!isKeptBack(item)}
          onValueChange={(isSent) => onChange({ keptBack: !isSent })}
        />
      )}
    </>
  );
}

const accept = evidenceExtensions.map((extension) => `.${extension}`).join(',');

function WaitingForFile({ item, upload, onFile }: Pick<EvidenceItemProps, 'item' | 'upload' | 'onFile'>) {
  const picker = useRef<HTMLInputElement>(null);
  if (upload?.state === 'uploading')
    return <p className="mt-0.5 text-14 text-ink-2">Its file is uploading</p>;
  return (
    <div className="mt-0.5 flex flex-wrap items-center gap-x-2">
      <span className="flex items-center gap-1.5 text-14 text-amber">
        <Icon name="clock" className="size-[1.1em] shrink-0" />
        To follow
      </span>
      <Button variant="quiet" size="sm" className="-ml-1" onClick={() => picker.current?.click()}>
        Add the file<span className="sr-only"> of {evidenceName(item)}</span>
      </Button>
      <input
        ref={picker}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      {upload?.state === 'failed' && (
        <p className="w-full text-14/[1.4] font-semibold text-danger">{upload.reason}</p>
      )}
    </div>
  );
}

function ItemFields({ item, at, errors, onChange, onOpen }: EvidenceItemProps) {
  return (
    <div className="mt-2 mb-1 grid grid-cols-[minmax(0,1fr)] gap-5 border-l-2 border-brand pl-4">
      <TextField
        id={useFieldId(`evidence.${at}.what`)}
        label="What it is"
        hint={nearLimitWords(item.what, factsLimits.what) ?? 'For example: order form of 12 June 2026.'}
        value={item.what}
        onValueChange={(what) => onChange({ what })}
        error={errors.get(`evidence.${at}.what`)}
        autoComplete="off"
      />
      <Select
        id={useFieldId(`evidence.${at}.type`)}
        label="Kind"
        options={evidenceTypeOptions}
        value={item.type}
        onValueChange={(type) => onChange({ type })}
        error={errors.get(`evidence.${at}.type`)}
      />
      <div>
        <Button variant="secondary" size="sm" onClick={() => onOpen(false)}>
          <Icon name="check" className="size-[1.15em]" />
          Done
        </Button>
      </div>
    </div>
  );
}
