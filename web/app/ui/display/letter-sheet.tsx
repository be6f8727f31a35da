import type { ReactNode } from 'react';
import { Mark } from '../../art/mark.tsx';
import { cn } from '../cn.ts';

type LetterSheetProps = {
  /** Names the letter, for example "Letter Before Action". */
  label: string;
  sender: string;
  /** Right of the letterhead: what kind of letter, where to answer. */
  office: string[];
  /** Lines of the address, as they would stand in the window of an envelope. */
  recipient?: string[];
  facts?: { term: string; detail: ReactNode }[];
  footer?: ReactNode;
  className?: string;
  /** The body: plain headings, paragraphs and lists. Only this part may be edited. */
  children: ReactNode;
};

// The mark keeps its daylight colours: the letter is paper in both themes, so screen, print and PDF agree.
const paper =
  '[--mark-body:#0e5a4a] [--mark-flap:#0a463a] [--mark-seal:#b5432a] [--mark-cut:#fbf9f4] relative rounded-xs border border-letter-line bg-letter px-6 pt-7 pb-6 font-serif text-[1.0625rem] leading-[1.58] text-letter-ink shadow-3 @min-[38rem]:px-[72px] @min-[38rem]:pt-14 @min-[38rem]:pb-10 @min-[30rem]:px-11 @min-[30rem]:pt-11';

const folds =
  'before:pointer-events-none before:absolute before:top-1/3 before:left-0 before:w-3.5 before:border-t before:border-letter-line after:pointer-events-none after:absolute after:top-2/3 after:left-0 after:w-3.5 after:border-t after:border-letter-line';

const printed =
  'print:border-0 print:bg-[#fff] print:p-0 print:text-[11pt] print:leading-normal print:shadow-none print:before:hidden print:after:hidden';

export function LetterSheet(props: LetterSheetProps) {
  const { label, sender, office, recipient, facts, footer, className, children } = props;
  return (
    <div className="@container">
      <article aria-label={label} className={cn(paper, folds, printed, className)}>
        <header className="flex items-end justify-between gap-4 border-b border-letter-line pb-[18px] @max-[26rem]:flex-col @max-[26rem]:items-start @max-[26rem]:gap-3">
          <p className="flex items-center gap-2.5 text-[1.5rem] leading-none font-semibold tracking-[-0.022em]">
            <Mark className="size-[34px] shrink-0" />
            {sender}
          </p>
          <p className="text-right font-sans text-[0.8125rem] leading-[1.45] text-letter-ink-2 wrap-anywhere @max-[26rem]:text-left">
            {office.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        </header>
        <LetterAddress recipient={recipient} facts={facts} />
        <LetterBody>{children}</LetterBody>
        {footer ? (
          <footer className="mt-8 border-t border-letter-line pt-3.5 font-sans text-[0.8125rem] leading-[1.45] text-letter-ink-2">
            {footer}
          </footer>
        ) : null}
      </article>
    </div>
  );
}

function LetterAddress({ recipient, facts }: Pick<LetterSheetProps, 'recipient' | 'facts'>) {
  if (!recipient && !facts) return null;
  return (
    <div className="mt-[26px] grid gap-5 @min-[38rem]:grid-cols-[minmax(0,1fr)_minmax(0,340px)] print:grid-cols-2">
      <address className="not-italic">
        {recipient?.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <dl className="grid content-start gap-1.5 font-sans text-[0.875rem] leading-normal">
        {facts?.map((fact) => (
          <div key={fact.term} className="grid grid-cols-[104px_minmax(0,1fr)] gap-2.5">
            <dt className="text-letter-ink-2">{fact.term}</dt>
            <dd className="font-semibold wrap-anywhere">{fact.detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Styles by element, because the body is written by the drafter or typed by a person, without classes. */
function LetterBody({ children }: { children: ReactNode }) {
  return (
    <div
      className={cn(
        'mt-9 wrap-break-word [&_b]:font-semibold [&_strong]:font-semibold',
        '[&_h2]:mb-2 [&_p+h2]:mt-5 [&_h2]:text-[1.75rem] [&_h2]:tracking-[-0.018em]',
        '[&_h3]:mt-7 [&_h3]:break-after-avoid [&_h3]:font-sans [&_h3]:text-[0.8125rem] [&_h3]:leading-[1.3] [&_h3]:font-[650] [&_h3]:tracking-[0.06em]',
        '[&_h3+p]:mt-1.5 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:pl-[1.5em] [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-[1.5em]',
        '[&_li]:break-inside-avoid [&_li]:py-1 [&_li]:pl-1 [&_li]:marker:font-semibold [&_p+p]:mt-3 [&_ol+p]:mt-3 [&_ul+p]:mt-3',
        '[&_p]:[orphans:3] [&_p]:[widows:3]',
      )}
    >
      {children}
    </div>
  );
}
