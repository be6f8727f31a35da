import { handshake } from '../../../art/illustrations/handshake.tsx';
import { Picture } from '../../../art/picture.tsx';

export function WhyWeExist() {
  return (
    <div className="wrap grid gap-x-20 gap-y-10 pt-11 pb-16 sm:pt-16 sm:pb-24 lg:grid-cols-[minmax(0,1fr)_280px]">
      <div>
        <h1>About Plainclaim</h1>
        <p className="mt-6 max-w-[34ch] font-serif text-24 leading-[1.3] tracking-heading text-pretty sm:text-[1.875rem]">
          Most people who are owed a few hundred pounds give up. Not because they are wrong, but because the
          next step looks like law.
        </p>
        <div className="mt-7 grid max-w-[62ch] gap-4 text-18/[1.6] text-ink-2">
          <p>
            A deposit that was never returned. A job paid for and not done. An invoice that nobody answers.
            The sum is too small for a solicitor and too large to forget.
          </p>
          <p>
            The next step is a letter: what happened, what is owed, by when, and what may follow. Courts
            expect it, and a good one often settles the matter. It should not take a law degree to write, or a
            week of evenings.
          </p>
          <p>
            So we made a place that asks plain questions, writes that letter with you, sends it, keeps the
            dates, and tells you honestly what comes next. It works in England & Wales, Scotland and Northern
            Ireland, and it minds the differences between them.
          </p>
        </div>
      </div>
      <Picture drawing={handshake} className="h-auto w-44 lg:mt-4 lg:w-full" />
    </div>
  );
}
