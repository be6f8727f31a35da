import { commissionPercent } from '@plainclaim/domain/payments/commission';
import { Icon, type IconName } from '../../../art/icon.tsx';

type Benefit = { icon: IconName; heading: string; words: string };

const benefits: readonly Benefit[] = [
  {
    icon: 'pound',
    heading: 'Nothing to pay to start',
    words: `The letter is free. We keep ${commissionPercent}% of what is paid through Plainclaim, and nothing if nothing is.`,
  },
  {
    icon: 'pencil',
    heading: 'Every word is yours',
    words: 'You read and change the letter before it goes. Nothing is sent until you say so.',
  },
  {
    icon: 'calendar',
    heading: 'Dates kept for you',
    words:
      'When it was sent, whether its delivery failed, how many days are left, and what happens after the last one.',
  },
  {
    icon: 'hand',
    heading: 'Fair to the other side',
    words: 'They can pay in full, offer part or dispute it, by answering one e-mail.',
  },
  {
    icon: 'card',
    heading: 'Paid by card, passed on',
    words: 'An accepted offer becomes a payment link. The claim closes when the money is there.',
  },
  {
    icon: 'lock',
    heading: 'Kept safe',
    words:
      'Your evidence goes to the other side. Otherwise only our team sees it, and a solicitor if you agree.',
  },
];

export function Benefits() {
  return (
    <section className="section border-y border-line bg-well">
      <div className="wrap">
        <h2>What you get</h2>
        <ul className="mt-10 grid gap-x-14 gap-y-9 sm:grid-cols-2 lg:mt-12 lg:grid-cols-3">
          {benefits.map(({ icon, heading, words }) => (
            <li key={heading} className="grid grid-cols-[26px_minmax(0,1fr)] gap-x-4">
              <Icon name={icon} className="mt-px size-[26px] stroke-[1.6] text-brand" />
              <div>
                <h3>{heading}</h3>
                <p className="mt-1.5 max-w-[40ch] text-ink-2">{words}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
