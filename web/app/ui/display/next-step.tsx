import type { ReactNode } from 'react';
import { Icon } from '../../art/icon.tsx';
import { cn } from '../cn.ts';
import { DayBoxes, type DayCount } from './day-boxes.tsx';

type NextStepProps = {
  /** One sentence: who does what, by when. */
  sentence: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  days?: DayCount;
};

export function NextStep({ sentence, note, actions, days }: NextStepProps) {
  return (
    <div className="@container">
      <section
        className={cn(
          'grid gap-6 rounded-xl border border-brand/22 bg-brand-soft p-6 @min-[47rem]:px-10 @min-[47rem]:py-9',
          days &&
            '@min-[47rem]:grid-cols-[minmax(0,1fr)_320px] @min-[47rem]:items-center @min-[47rem]:gap-12',
        )}
      >
        <div>
          <h2 className="flex items-center gap-2 font-sans text-[0.9375rem] leading-[1.3] font-[650] tracking-[0] text-brand">
            <Icon name="arrow-right" className="size-[1.05em] stroke-2" />
            Next step
          </h2>
          <p className="mt-2.5 max-w-[36ch] font-serif text-[clamp(1.375rem,1.1rem+1.1cqi,1.75rem)] leading-tight font-medium tracking-[-0.012em] text-pretty">
            {sentence}
          </p>
          {note ? <div className="mt-3 max-w-[58ch] text-ink-2">{note}</div> : null}
          {actions ? <div className="mt-5 flex flex-wrap gap-3">{actions}</div> : null}
        </div>
        {days ? (
          <div className="min-w-0 @min-[47rem]:border-l @min-[47rem]:border-brand/22 @min-[47rem]:pl-10">
            <DayBoxes {...days} />
          </div>
        ) : null}
      </section>
    </div>
  );
}
