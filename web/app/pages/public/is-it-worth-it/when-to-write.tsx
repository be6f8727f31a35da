import { Icon } from '../../../art/icon.tsx';

const worthALetter = [
  'You can say what was agreed, and show some of it',
  'You know their name and an address that works',
  'You asked, and they stalled',
  'They are still trading, or still in work',
];

const thinkAgain = [
  'The company is closed or insolvent. A judgment is not money',
  'You cannot find them',
  'It is your word against theirs, with nothing in writing',
  'The fees come close to the sum, or the time has run out',
];

/** Considerations that cannot be computed: the user has to weigh them. */
export function WhenToWrite() {
  return (
    <section className="wrap pb-16 sm:pb-24" aria-labelledby="be-honest">
      <h2 id="be-honest">Be honest with yourself</h2>
      <div className="mt-6 grid gap-5 md:grid-cols-2">
        <Reasons title="Worth a letter" icon="check" tone="text-good" reasons={worthALetter} />
        <Reasons title="Think again" icon="x" tone="text-danger" reasons={thinkAgain} />
      </div>
    </section>
  );
}

type ReasonsProps = {
  title: string;
  icon: 'check' | 'x';
  tone: string;
  reasons: readonly string[];
};

function Reasons({ title, icon, tone, reasons }: ReasonsProps) {
  return (
    <div className="rounded-xl border border-line bg-sheet px-6 py-5">
      <h3>{title}</h3>
      <ul className="mt-3 grid gap-2.5">
        {reasons.map((reason) => (
          <li key={reason} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2.5">
            <Icon name={icon} className={`mt-0.5 size-5 ${tone}`} />
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
