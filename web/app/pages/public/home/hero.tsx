import { Icon } from '../../../art/icon.tsx';
import { outlookId } from '../../../features/guidance/question.ts';
import { HeroEnvelope } from './hero-envelope.tsx';
import { StartClaim } from './start-claim.tsx';

export function Hero({ startTime }: { startTime: string }) {
  const promises = [
    'The letter is free',
    ...(startTime ? [`Less than ${startTime} to start`] : []),
    'England & Wales, Scotland, Northern Ireland',
  ];
  return (
    <section className="grid overflow-hidden border-b border-line lg:min-h-[640px] lg:grid-cols-[minmax(0,1fr)_minmax(0,45vw)]">
      <div className="max-w-[640px] px-(--gutter) pt-11 pb-12 lg:max-w-none lg:self-center lg:py-[72px] lg:pr-14 lg:pl-[max(var(--gutter),calc((100vw-var(--wrap))/2))]">
        <h1 className="text-72 leading-[1.02] tracking-hero text-wrap [word-spacing:0.03em]">
          Owed money? <br />
          Put it in writing.
        </h1>
        <p className="lead mt-5.5 max-w-[46ch]">
          Tell us what happened. We draft a formal Letter Before Action, you check every word, and it goes to
          their inbox with your evidence.
        </p>
        <div className="mt-7.5 flex flex-wrap items-center gap-x-6 gap-y-4">
          <StartClaim />
          <a
            href={`#${outlookId}`}
            className="inline-flex min-h-12 items-center font-semibold no-underline hover:underline"
          >
            What happens to my claim?
          </a>
        </div>
        <ul className="mt-7.5 flex flex-wrap gap-x-5 gap-y-1.5 text-15 text-ink-2">
          {promises.map((promise) => (
            <li key={promise} className="flex items-center gap-[7px]">
              <Icon name="check" className="size-[1.05em] stroke-[2.6] text-brand" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <HeroEnvelope />
    </section>
  );
}
