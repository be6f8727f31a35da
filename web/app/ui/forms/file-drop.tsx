import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import { cn } from '../cn.ts';
import { FieldGroup, type FieldProps } from './field.tsx';
import { useFieldControl } from './field-context.ts';
import { type FileRow, FileRowItem } from './file-row.tsx';

export type FileDropProps = FieldProps & {
  files: readonly FileRow[];
  onAdd: (files: File[]) => void;
  onRemove?: (id: string) => void;
  onRetry?: (id: string) => void;
  /** As in the browser's file input, for example '.pdf,.jpg'. Dropped files are not filtered by it. */
  accept?: string;
  single?: boolean;
  /** How many more may be added, once they are few. */
  room?: string | undefined;
  disabled?: boolean;
};

/** Drop zone and file picker, with the state of each file. The caller does the uploading. */
export function FileDrop(props: FileDropProps) {
  const { files, onAdd, onRemove, onRetry, accept, single = false, room, disabled, ...group } = props;
  const picker = useRef<HTMLInputElement>(null);
  const roomId = useId();
  useFocusAfterRemoval(files.length, picker);
  return (
    <FieldGroup {...group} disabled={disabled}>
      <DropZone {...{ onAdd, accept, single, disabled, picker }} roomId={room ? roomId : undefined} />
      {files.length > 0 && (
        <ul aria-label="Your files" className="mt-3 rounded-lg border border-line bg-sheet">
          {files.map((file) => (
            <FileRowItem key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} />
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {fileCountWords(files)}
      </span>
      <p id={roomId} role="status" className="text-14 text-ink-2 not-empty:mt-2">
        {room}
      </p>
    </FieldGroup>
  );
}

type DropZoneProps = Pick<FileDropProps, 'onAdd' | 'accept' | 'single' | 'disabled'> & {
  picker: React.RefObject<HTMLInputElement | null>;
  /** The id of what says how many more may be added. */
  roomId: string | undefined;
};

function DropZone({ onAdd, accept, single, disabled, picker, roomId }: DropZoneProps) {
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldControl();
  const [over, setOver] = useState(false);
  const add = (list: FileList | null) => {
    const added = Array.from(list ?? []).slice(0, single ? 1 : undefined);
    if (added.length > 0) onAdd(added);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) add(event.dataTransfer.files);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    add(event.target.files);
    // Otherwise picking the same file again, after removing it, would fire no change event.
    event.target.value = '';
  };
  return (
    <label
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'group/drop mt-3 grid cursor-pointer justify-items-center gap-1 rounded-lg border-[1.5px] border-dashed border-edge',
        'bg-sheet px-5 py-7 text-center transition-colors hover:border-brand hover:bg-brand-soft',
        'group-data-invalid/field:border-danger has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        'has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-line',
        'has-disabled:bg-well has-disabled:text-ink-3',
        over && 'border-brand bg-brand-soft',
      )}
    >
      <Icon
        name="upload"
        className="mb-1 size-7 stroke-[1.5] text-brand group-has-disabled/drop:text-ink-3"
      />
      <span>
        <span className="font-semibold text-brand underline decoration-1 underline-offset-[0.18em] group-has-disabled/drop:text-ink-3 group-has-disabled/drop:no-underline">
          {single ? 'Choose a file' : 'Choose files'}
        </span>
        <span className="max-sm:hidden pointer-coarse:hidden"> or drag {single ? 'it' : 'them'} here</span>
      </span>
      <input
        ref={picker}
        type="file"
        multiple={!single}
        accept={accept}
        disabled={disabled}
        onChange={pick}
        aria-describedby={[describedBy, roomId].filter(Boolean).join(' ') || undefined}
        aria-invalid={invalid}
        className="sr-only"
      />
    </label>
  );
}

/** A removed row takes its button, and the focus, with it: the picker takes the focus over. */
function useFocusAfterRemoval(count: number, picker: React.RefObject<HTMLInputElement | null>) {
  const before = useRef(count);
  useEffect(() => {
    const removed = count < before.current;
    before.current = count;
    if (removed && document.activeElement === document.body) picker.current?.focus();
  }, [count, picker]);
}

export function fileCountWords(files: readonly FileRow[]): string {
  const count = (state: FileRow['state']) => files.filter((file) => file.state === state).length;
  const words = [
    [count('done'), 'uploaded'],
    [count('waiting'), 'chosen'],
    [count('uploading'), 'uploading'],
    [count('failed'), 'not added'],
  ] as const;
  return words
    .filter(([number]) => number > 0)
    .map(([number, what]) => `${number} ${number === 1 ? 'file' : 'files'} ${what}`)
    .join(', ');
}
