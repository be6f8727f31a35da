import type { MarketingFigures } from '../../../lib/load-context.ts';

/** The operator's marketing figures; one that is not set is not shown. */
export function FiguresBand({ figures }: { figures: MarketingFigures }) {
  const shown = [
    { figure: figures.professionals, means: 'legal professionals' },
    { figure: figures.successRate, means: 'success rate' },
    { figure: figures.access, means: 'access to your claim' },
    { figure: figures.startTime && `<${inShort(figures.startTime)}`, means: 'to start a claim' },
  ].filter(({ figure }) => figure !== '');
  if (shown.length === 0) return null;
  return (
    <section aria-label="Plainclaim in figures" className="bg-band-woven py-14 text-band-ink md:py-[72px]">
      <dl className="wrap grid grid-cols-2 gap-x-6 gap-y-9 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:gap-0">
        {shown.map(({ figure, means }) => (
          <div
            key={means}
            className="flex flex-col-reverse justify-end gap-1.5 border-band-line md:pl-8 md:not-first:border-l md:first:pl-0"
          >
            <dt className="max-w-[16ch] leading-[1.35] text-band-ink-2">{means}</dt>
            <dd className="font-serif text-[clamp(2.5rem,1.4rem+3.4vw,4.25rem)] leading-none whitespace-nowrap tracking-[-0.03em] lining-nums">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const inShort = (time: string): string => time.replace(/ minutes?$/, ' min');
