import type { ReactNode } from 'react';
import { Icon } from '../../../art/icon.tsx';

export function ThreeSteps() {
  return (
    <section className="section">
      <div className="wrap">
        <h2>Three steps, one letter</h2>
        <ol className="folds">
          <Step
            number={1}
            heading="Describe your issue"
            words="Who owes you, how much, and what went wrong. Add photos, invoices or messages. Stop and come back whenever you like."
          >
            <AmountGlimpse />
          </Step>
          <Step
            number={2}
            heading="Check your letter"
            words="Your Letter Before Action is drafted while you watch. Change any sentence. Nothing is sent until you say so."
          >
            <LetterGlimpse />
          </Step>
          <Step
            number={3}
            heading="Send it and follow along"
            words="It is e-mailed within minutes. Your claim shows whether they replied, offered or paid, with the next step on top."
          >
            <ProgressGlimpse />
          </Step>
        </ol>
      </div>
    </section>
  );
}

type StepProps = { number: number; heading: string; words: string; children: ReactNode };

function Step({ number, heading, words, children }: StepProps) {
  return (
    <li className="flex flex-col">
      <span
        aria-hidden="true"
        className="font-serif text-[2.75rem] leading-none tracking-[-0.03em] text-brand lining-nums"
      >
        {number}
      </span>
      <h3 className="mt-3 text-24">{heading}</h3>
      <p className="mt-2 mb-6.5 max-w-[44ch] text-ink-2">{words}</p>
      <div aria-hidden="true" className="mt-auto grid min-h-[148px] max-w-[360px] text-14">
        {children}
      </div>
    </li>
  );
}

const glimpse = 'flex flex-col justify-center border border-line px-[18px] py-4';

function AmountGlimpse() {
  return (
    <div className={`${glimpse} gap-2 rounded-lg bg-paper`}>
      <span className="font-strong">Amount owed</span>
      <span className="flex overflow-hidden rounded-md border border-edge bg-sheet font-serif">
        <span className="border-r border-line bg-well px-3 py-[7px] text-[1.0625rem] leading-[1.4] font-medium text-ink-2">
          £
        </span>
        <span className="num px-3 py-[7px] text-18 leading-[1.3] font-medium">900.00</span>
      </span>
      <span className="flex items-center gap-1.5 text-ink-2">
        <Icon name="paperclip" className="text-brand" />
        Order-confirmation-TT2291.pdf
      </span>
    </div>
  );
}

function LetterGlimpse() {
  return (
    <div className={`${glimpse} relative gap-[9px] rounded-xs bg-letter`}>
      <span className="font-serif text-16 leading-[1.2] font-semibold text-letter-ink">
        Letter Before Action
      </span>
      {['w-[92%]', 'w-[84%]', 'w-[96%]', 'w-[46%]'].map((width) => (
        <span key={width} className={`h-[5px] rounded-xs bg-letter-line ${width}`} />
      ))}
      <span className="absolute right-3.5 bottom-3.5 flex items-center gap-1.5 rounded-md bg-brand px-[11px] py-1.5 font-semibold text-on-brand">
        <Icon name="pencil" />
        Edit Letter
      </span>
    </div>
  );
}

function ProgressGlimpse() {
  const dot = 'size-[22px] rounded-full';
  return (
    <div className={`${glimpse} gap-3.5 rounded-lg bg-paper font-semibold`}>
      <span className="flex items-center gap-2.5">
        <Icon name="check" className={`${dot} bg-brand p-1 stroke-3 text-on-brand`} />
        Letter sent
      </span>
      <span className="flex items-center gap-2.5">
        <Icon name="check" className={`${dot} bg-brand p-1 stroke-3 text-on-brand`} />
        Delivered
      </span>
      <span className="flex items-center gap-2.5">
        <Icon name="clock" className={`${dot} bg-amber-soft p-[3px] stroke-[2.2] text-amber`} />5 days left to
        reply
      </span>
    </div>
  );
}
