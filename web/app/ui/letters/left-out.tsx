import { useId } from 'react';
import { Icon } from '../../art/icon.tsx';
import { Button } from '../button.tsx';
import { Card } from '../display/card.tsx';

type LeftOutProps = {
  sentences: readonly string[];
  busy: boolean;
  onPutBack: (sentence: string) => void;
};

/** Lists sentences of the account that were left out, because they address us or a machine. */
export function LeftOut({ sentences, busy, onPutBack }: LeftOutProps) {
  const titleId = useId();
  return (
    <Card>
      <section aria-labelledby={titleId} className="px-5 py-4">
        <h2
          id={titleId}
          className="flex items-center gap-2.5 font-sans text-16 leading-[1.3] font-strong tracking-[0]"
        >
          <Icon name="info" className="size-[22px] shrink-0 text-info" />
          Left out of your letter
        </h2>
        <p className="mt-1 text-15 text-ink-2">
          This reads like a note to us or to a computer, not like something for the other side.
        </p>
        <ul className="mt-2 grid">
          {sentences.map((sentence) => (
            <li key={sentence} className="border-t border-line py-2.5 first:border-t-0 last:pb-0">
              <p className="font-serif text-15 leading-[1.4] wrap-anywhere">“{sentence}”</p>
              <Button
                variant="secondary"
                size="sm"
                className="mt-2"
                disabled={busy}
                onClick={() => onPutBack(sentence)}
              >
                Put it back
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
