import { Icon } from '../../../art/icon.tsx';
import { cn } from '../../../ui/cn.ts';
import type { Outlook } from '../outlook.ts';

const paper = 'rounded-xl border border-line bg-sheet px-6 pt-2 pb-6 shadow-2 sm:px-9 sm:pt-3 sm:pb-8';

type OutlookBillProps = {
  outlook: Outlook | undefined;
  /** All questions are answered, so the verdict is shown. */
  isWhole: boolean;
};

/** The result of the calculator, laid out like a bill. */
export function OutlookBill({ outlook, isWhole }: OutlookBillProps) {
  return (
    <div className={paper}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-2 border-ink pt-5 pb-[18px]">
        <h3 className="text-20 leading-[1.15] tracking-heading min-[30rem]:text-24">Your claim, laid out</h3>
        {outlook ? (
          <span className="num font-serif text-20 leading-[1.15] font-medium min-[30rem]:text-24">
            {outlook.amount}
          </span>
        ) : null}
      </div>
      {outlook && isWhole ? <Verdict outlook={outlook} /> : null}
      {outlook ? <Rows outlook={outlook} /> : <NothingYet />}
      {outlook && outlook.forums.length > 0 ? <Forums forums={outlook.forums} /> : null}
      <p className="grid grid-cols-[22px_minmax(0,1fr)] gap-2.5 pt-[18px] text-15/normal text-ink-2">
        <Icon name="info" className="size-[22px] text-brand" />
        We can’t tell you whether you would win. No calculator can. A clear letter with dates, sums and
        evidence is the best first move you have.
      </p>
    </div>
  );
}

function Verdict({ outlook: { verdict, isWarning } }: { outlook: Outlook }) {
  return (
    <p
      className={cn(
        'mt-5 mb-1 rounded-lg px-4 py-3 font-serif text-18/[1.35] font-medium',
        isWarning ? 'bg-amber-soft text-amber' : 'bg-brand-soft text-ink',
      )}
    >
      {verdict}
    </p>
  );
}

function Rows({ outlook }: { outlook: Outlook }) {
  return (
    <dl>
      {outlook.rows.map(({ term, value, note }) => (
        <div
          key={term}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-[3px] border-b border-line py-4"
        >
          <dt className="leading-[1.4] font-semibold">{term}</dt>
          <dd className="num text-right font-serif text-18/[1.25] font-semibold tracking-[-0.008em] text-brand">
            {value}
          </dd>
          <dd className="col-span-full text-15/[1.45] text-ink-2">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function Forums({ forums }: Pick<Outlook, 'forums'>) {
  return (
    <div className="border-b border-line py-4">
      <h4 className="text-18/[1.3] tracking-heading">Look here first</h4>
      <ul className="mt-2 grid gap-3">
        {forums.map(({ name, words }) => (
          <li key={name} className="text-15/[1.45] text-ink-2">
            <b className="block font-semibold text-ink">{name}</b>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NothingYet() {
  return (
    <p className="border-b border-line py-6 text-ink-2">Put right what is marked, and we set it out here.</p>
  );
}
