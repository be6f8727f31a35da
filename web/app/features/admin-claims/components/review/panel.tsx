import { type ReactNode, useId } from 'react';
import { Card } from '../../../../ui/display/card.tsx';

type PanelProps = { title: string; serif?: boolean; children: ReactNode };

/** A sheet with a heading of its own. */
export function Panel({ title, serif = false, children }: PanelProps) {
  const titleId = useId();
  return (
    <Card className={serif ? 'p-5 sm:p-7' : 'px-[22px] py-5'}>
      <section aria-labelledby={titleId}>
        <h2
          id={titleId}
          className={serif ? 'text-24' : 'font-sans text-16 leading-[1.3] font-strong tracking-[0]'}
        >
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
