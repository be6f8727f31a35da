import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../../art/icon.tsx';
import { useOpenWithError } from './use-open-with-error.ts';

type OptInProps = {
  icon: IconName;
  title: string;
  /** What it is for, or, once something was told, what that is. */
  note: ReactNode;
  hasError: boolean;
  children: ReactNode;
};

/** A question of its own behind a line. Closed and untouched it says nothing in the letter. */
export function OptIn({ icon, title, note, hasError, children }: OptInProps) {
  return (
    <details {...useOpenWithError(hasError)} className="group/opt min-w-0 border-line not-first:border-t">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3.5 rounded-lg px-4 py-3 hover:bg-paper focus-visible:outline-3 focus-visible:outline-focus [&::-webkit-details-marker]:hidden">
        <Icon name={icon} className="size-5 shrink-0 text-brand" />
        <span className="min-w-0 flex-1 leading-[1.35]">
          <span className="block font-semibold">{title}</span>
          <span className="mt-0.5 block text-14/[1.4] wrap-anywhere text-ink-2">{note}</span>
        </span>
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-ink-3 transition-transform group-open/opt:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="px-4 pt-3 pb-6">{children}</div>
    </details>
  );
}

export function OptInList({ children }: { children: ReactNode }) {
  return <div className="rounded-lg border border-edge bg-sheet">{children}</div>;
}

/** The fields that belong to a choice. */
export function ChoiceFields({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 border-l-2 border-brand pl-4 sm:pl-5">
      {children}
    </div>
  );
}
