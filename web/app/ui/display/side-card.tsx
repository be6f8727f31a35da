import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

type SideCardProps = { title: string; children: ReactNode };

export function SideCard({ title, children }: SideCardProps) {
  const titleId = useId();
  return (
    <Card className="px-[22px] py-5">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="mb-1.5 font-sans text-16 leading-[1.3] font-strong tracking-[0]">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
