import { smallClaimsLimits } from '@plainclaim/domain/claims/limits';
import { responseDays } from '@plainclaim/domain/letters/response-deadline';
import { listInWords } from '@plainclaim/domain/shared/digits';
import { formatPoundsWhole } from '@plainclaim/domain/shared/money';
import type { ReactNode } from 'react';
import { courthouse } from '../../../art/illustrations/courthouse.tsx';
import type { Drawing } from '../../../art/illustrations/drawing.ts';
import { letter } from '../../../art/illustrations/letter.tsx';
import { map } from '../../../art/illustrations/map.tsx';
import { pen } from '../../../art/illustrations/pen.tsx';
import { Picture } from '../../../art/picture.tsx';

const days = {
  usual: responseDays('Other', 'England & Wales'),
  injury: responseDays('Personal Injury', 'England & Wales'),
  debt: responseDays('Debt Recovery', 'England & Wales'),
};

const limits = listInWords(
  Object.entries(smallClaimsLimits).map(
    ([jurisdiction, { limit }]) => `${formatPoundsWhole(limit)} in ${jurisdiction}`,
  ),
);

type Step = { drawing: Drawing; heading: string; words: ReactNode; detail: string };

const steps: readonly Step[] = [
  {
    drawing: pen,
    heading: 'Describe your issue',
    words:
      'Who owes you, how much, since when, and what went wrong. Four short parts, saved as you go. Add invoices, photos or messages as evidence.',
    detail:
      'You need a name and an address for the other side. An e-mail address helps, but is not required.',
  },
  {
    drawing: letter,
    heading: 'Get your free Letter Before Action',
    words:
      'Your letter is drafted while you watch, with the facts, the sum, a date to answer by and the rules that apply. Change any sentence. When you submit it, it is e-mailed with your evidence.',
    detail: `They have ${days.usual} days to reply, ${days.injury} for a personal injury, and ${days.debt} for a debt in England & Wales.`,
  },
  {
    drawing: courthouse,
    heading: 'No reply? A mediation offer or small-claims help',
    words:
      'If the date passes in silence, we tell you, and your claim page shows the ways on: offer mediation, or take the small claims route with the papers you already have.',
    detail: `We help with small claims up to ${limits}.`,
  },
  {
    drawing: map,
    heading: 'High-value claim? A local solicitor match',
    words:
      'Above the small claims limit a solicitor often earns their fee. We look for one near you who works in your jurisdiction on your kind of claim. They see your claim only if you agree.',
    detail: 'The solicitor is independent of us. You agree the work and its price with them.',
  },
];

export function FourSteps() {
  return (
    <ol className="wrap pt-6 pb-16 sm:pt-10 sm:pb-24">
      {steps.map(({ drawing, heading, words, detail }, index) => (
        <li
          key={heading}
          className="grid items-center gap-x-12 gap-y-5 border-line py-9 not-first:border-t sm:grid-cols-[168px_minmax(0,1fr)] sm:py-12 lg:grid-cols-[72px_minmax(0,1fr)_232px] lg:items-start"
        >
          <span
            aria-hidden="true"
            className="hidden self-start font-serif text-[4.5rem] leading-[0.8] tracking-[-0.03em] text-brand lining-nums lg:block"
          >
            {index + 1}
          </span>
          <div className="sm:order-last lg:order-none">
            <h2>
              <span className="text-brand lg:sr-only">{index + 1}. </span>
              {heading}
            </h2>
            <p className="mt-3 max-w-[58ch] text-18/[1.55]">{words}</p>
            <p className="mt-3 max-w-[58ch] text-ink-2">{detail}</p>
          </div>
          <Picture
            drawing={drawing}
            className="order-first h-auto w-32 sm:order-none sm:w-full sm:max-w-[168px] lg:max-w-[190px] lg:self-center lg:justify-self-end"
          />
        </li>
      ))}
    </ol>
  );
}
