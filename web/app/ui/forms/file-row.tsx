import { formatMegabytes } from '@plainclaim/domain/claims/evidence';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import { Button, IconButton } from '../button.tsx';
import { cn } from '../cn.ts';
import { ProgressBar } from '../display/progress-bar.tsx';

export type FileRow = {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** Where the browser finds the picture, when the file is one. */
  readonly picture?: string;
} & (
  | { readonly state: 'done' }
  /** Chosen, and uploaded with its form. */
  | { readonly state: 'waiting' }
  | { readonly state: 'uploading' /** 0 to 100 */; readonly percent: number }
  | {
      readonly state: 'failed';
      /** What went wrong and what to do about it, in one or two sentences. */
      readonly reason: string;
      /** Trying the same file again may work. Not for a file that is too big or of the wrong kind. */
      readonly canRetry: boolean;
    }
);

type FileRowItemProps = {
  file: FileRow;
  onRemove?: (id: string) => void;
  onRetry?: (id: string) => void;
};

export function FileRowItem({ file, onRemove, onRetry }: FileRowItemProps) {
  const removal = removals[file.state];
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-start gap-x-3 py-3 pr-2 pl-3 not-first:border-t not-first:border-line">
      <FilePicture file={file} />
      <div className="min-w-0 self-center">
        <div className="leading-[1.35] font-semibold wrap-anywhere">{file.name}</div>
        <FileState file={file} />
        {file.state === 'failed' && file.canRetry && onRetry && (
          <Button variant="quiet" size="sm" className="-ml-3.5" onClick={() => onRetry(file.id)}>
            <Icon name="refresh" className="size-[1.15em]" />
            Try again<span className="sr-only"> to add {file.name}</span>
          </Button>
        )}
      </div>
      {onRemove && (
        <IconButton
          icon={removal.icon}
          label={`${removal.verb} ${file.name}`}
          onClick={() => onRemove(file.id)}
        />
      )}
    </li>
  );
}

/** The picture itself, small; a drawing for everything else, and for a picture that cannot be shown. */
function FilePicture({ file: { name, picture } }: { file: FileRow }) {
  const [broken, setBroken] = useState<string>();
  if (picture && picture !== broken) {
    return (
      <img
        src={picture}
        alt=""
        onError={() => setBroken(picture)}
        className="size-11 rounded-md border border-line bg-well object-cover"
      />
    );
  }
  return (
    <span className="grid size-11 place-items-center">
      <Icon name={isPicture(name) ? 'image' : 'file'} className="size-6 stroke-[1.5] text-ink-3" />
    </span>
  );
}

const removals = {
  done: { icon: 'trash', verb: 'Remove' },
  waiting: { icon: 'trash', verb: 'Remove' },
  uploading: { icon: 'x', verb: 'Cancel upload of' },
  failed: { icon: 'x', verb: 'Dismiss' },
} as const;

function FileState({ file }: { file: FileRow }) {
  const size = formatMegabytes(file.sizeBytes);
  if (file.state === 'done') {
    return (
      <StateLine className="text-good">
        <Icon name="check" className="size-[1.05em] shrink-0 stroke-2" />
        Uploaded, {size}
      </StateLine>
    );
  }
  if (file.state === 'waiting') return <StateLine className="text-ink-2">Chosen, {size}</StateLine>;
  if (file.state === 'failed') {
    return (
      <StateLine className="items-start font-semibold text-danger">
        <Icon name="circle-alert" className="mt-[0.2em] size-[1.05em] shrink-0 stroke-2" />
        <span className="min-w-0">{file.reason}</span>
      </StateLine>
    );
  }
  const percent = Math.round(file.percent);
  return (
    <ProgressBar
      label={`Uploading ${file.name}`}
      labelHidden
      value={percent}
      text={`Uploading, ${percent}% of ${size}`}
      className="mt-2 tabular-nums"
    />
  );
}

function StateLine({ className, children }: { className: string; children: ReactNode }) {
  return <div className={cn('flex items-center gap-1.5 text-14', className)}>{children}</div>;
}

function isPicture(name: string): boolean {
  return /\.(png|jpe?g)$/i.test(name);
}
