import { Icon } from '../../../../art/icon.tsx';
import { cn } from '../../../../ui/cn.ts';
import type { Reply } from '../../api/admin-api.ts';
import { type BodyMark, markedBody } from '../../marked-body.ts';

/** The original text; matches are marked, unclassified text is folded. */
export function ReplyBody({ reply }: { reply: Reply }) {
  const { parts, rest } = markedBody(reply);
  return (
    <div className="p-5 sm:px-7 sm:py-6">
      {parts.length === 0 ? (
        <p className="text-ink-2">Nothing stands in this message but quoted text.</p>
      ) : (
        <p className="max-w-[62ch] leading-[1.7] wrap-anywhere whitespace-pre-wrap">
          {parts.map(({ text, start, mark }) =>
            mark ? <Marked key={start} mark={mark} text={text} /> : text,
          )}
        </p>
      )}
      {rest ? (
        <details className="group/rest mt-6 rounded-lg border border-dashed border-edge text-15">
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-3.5 font-semibold [&::-webkit-details-marker]:hidden">
            <Icon
              name="chevron-right"
              className="size-[1.1em] transition-transform group-open/rest:rotate-90 motion-reduce:transition-none"
            />
            Quoted text, not read
          </summary>
          <p className="px-3.5 pb-3.5 text-ink-2 wrap-anywhere whitespace-pre-wrap">{rest}</p>
        </details>
      ) : null}
    </div>
  );
}

const looks: Record<BodyMark, { mark: string; tag: string; name: string }> = {
  PAYMENT: {
    mark: 'bg-good-soft shadow-[inset_0_-2px_0_var(--good-fill)]',
    tag: 'border-good-line text-good',
    name: 'Payment',
  },
  DISPUTE: {
    mark: 'bg-danger-soft shadow-[inset_0_-2px_0_var(--danger-fill)]',
    tag: 'border-danger-line text-danger',
    name: 'Dispute',
  },
  DENIAL: {
    mark: 'bg-danger-soft shadow-[inset_0_-2px_0_var(--danger-fill)]',
    tag: 'border-danger-line text-danger',
    name: 'Denial',
  },
  INFORMATION: {
    mark: 'bg-amber-soft shadow-[inset_0_-2px_0_var(--amber-fill)]',
    tag: 'border-amber-line text-amber',
    name: 'Information',
  },
  OFFER: {
    mark: 'bg-amber-soft shadow-[inset_0_-2px_0_var(--amber-fill)]',
    tag: 'border-amber-line text-amber',
    name: 'Offer',
  },
};

function Marked({ mark, text }: { mark: BodyMark; text: string }) {
  const { mark: look, tag, name } = looks[mark];
  return (
    <mark className={cn('rounded-sm box-decoration-clone px-1 py-0.5 font-semibold text-inherit', look)}>
      {text}{' '}
      <span
        className={cn(
          'ml-0.5 inline-block rounded-sm border bg-sheet px-1.5 align-[0.1em] text-[0.75rem] leading-[1.5] font-bold',
          tag,
        )}
      >
        <span className="sr-only">[</span>
        {name}
        <span className="sr-only">] </span>
      </span>
    </mark>
  );
}
