import { Illustration, type IllustrationName } from '../../../art/illustration.tsx';

type Reason = { picture: IllustrationName; heading: string; words: string };

const reasons: readonly Reason[] = [
  {
    picture: 'letter',
    heading: 'A proper letter',
    words: 'Facts, sum, deadline and the rules that apply, set out so that nobody can say it was unclear.',
  },
  {
    picture: 'clock',
    heading: 'Dates kept for you',
    words: 'You see when it was sent, whether its delivery failed and how many days they have left.',
  },
  {
    picture: 'scales',
    heading: 'Fair to both sides',
    words: 'They can pay, offer part or dispute it. A fair letter is harder to ignore.',
  },
  {
    picture: 'handshake',
    heading: 'Settle without court',
    words:
      'Accept an offer in one step, and they are asked to pay by card. Bigger claims can meet a solicitor.',
  },
];

export function WhyChoose() {
  return (
    <section className="section border-y border-line bg-well">
      <div className="wrap">
        <div className="grid gap-5 lg:grid-cols-2 lg:items-baseline lg:gap-16">
          <h2>Why people choose Plainclaim</h2>
          <p className="lead">
            A dispute is easier to end once the facts are on one page with a date to answer by. That page is
            what we make.
          </p>
        </div>
        {/* Drawings share one row and words the next, so that headings stand on one line. */}
        <ul className="mt-10 grid gap-8 min-[35rem]:grid-cols-2 min-[35rem]:gap-y-11 lg:mt-15 lg:grid-cols-4 lg:grid-rows-[auto_auto] lg:gap-0">
          {reasons.map(({ picture, heading, words }) => (
            <li
              key={picture}
              className="grid grid-cols-[104px_minmax(0,1fr)] items-start gap-5 border-line min-[35rem]:flex min-[35rem]:flex-col min-[35rem]:gap-0 lg:row-span-2 lg:grid lg:grid-cols-none lg:grid-rows-subgrid lg:px-7 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0"
            >
              <Illustration
                name={picture}
                className="mt-0.5 h-auto max-h-[88px] w-full min-[35rem]:mt-auto min-[35rem]:mb-5.5 min-[35rem]:max-h-none min-[35rem]:w-auto lg:self-end"
              />
              <div>
                <h3 className="text-[1.375rem]">{heading}</h3>
                <p className="mt-1.5 max-w-[34ch] text-ink-2">{words}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
