import { claimantPercent, commissionPercent } from '@plainclaim/domain/payments/commission';

const promises = [
  {
    heading: 'Plain words',
    words:
      'If a sentence on this site needs reading twice, it is our mistake. Tell us and we write it again.',
  },
  {
    heading: 'One price, only when it works',
    words: `The letter is free. Of what a defendant pays through Plainclaim you get ${claimantPercent}% and we keep ${commissionPercent}%. Nothing paid, nothing owed.`,
  },
  {
    heading: 'You decide',
    words: 'What is written, what is sent, what is accepted. A program drafts; a person chooses.',
  },
  {
    heading: 'Fair to both sides',
    words:
      'A letter from us states facts and gives time. It does not threaten, and the other side can answer in one line.',
  },
  {
    heading: 'Honest about odds',
    words: 'We cannot know whether you would win, and never say so. We show deadlines, limits and costs.',
  },
  {
    heading: 'Careful with what you tell us',
    words: 'We ask for what a letter needs, keep it safe, and do not sell it.',
  },
] as const;

export function OurPromises() {
  return (
    <section className="section border-y border-line bg-well">
      <div className="wrap">
        <h2>What you can expect of us</h2>
        <ul className="mt-10 grid gap-x-16 gap-y-8 sm:grid-cols-2 lg:mt-12">
          {promises.map(({ heading, words }) => (
            <li key={heading} className="border-t-2 border-ink pt-4">
              <h3 className="text-[1.375rem]">{heading}</h3>
              <p className="mt-1.5 max-w-[52ch] text-ink-2">{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
