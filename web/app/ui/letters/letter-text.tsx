import { placeholders } from '@plainclaim/domain/letters/placeholders';
import { memo, type ReactNode } from 'react';
import { Icon } from '../../art/icon.tsx';
import { letterBlocks } from './letter-blocks.ts';

type LetterTextProps = {
  text: string;
  /** Still being generated: a caret stands at its end. */
  unfinished?: boolean;
};

/** The plain text of a letter, set as a letter. */
export function LetterText({ text, unfinished = false }: LetterTextProps) {
  const blocks = letterBlocks(text);
  const last = blocks.length - 1;
  return (
    <>
      {blocks.map(({ kind, text: words, line }, index) => (
        <Block key={line} kind={kind} text={words} withCaret={unfinished && index === last} />
      ))}
    </>
  );
}

type BlockProps = { kind: ReturnType<typeof letterBlocks>[number]['kind']; text: string; withCaret: boolean };

/** Memoised: a letter that is being generated only changes at its end. */
const Block = memo(function Block({ kind, text, withCaret }: BlockProps) {
  const [sign, rest] = kind === 'option' ? withoutSign(text) : [undefined, text];
  const words = (
    <>
      {sign ? <Sign sign={sign} /> : null}
      {withMarkedGaps(rest)}
      {withCaret ? <Caret /> : null}
    </>
  );
  if (kind === 'title') return <h2>{words}</h2>;
  if (kind === 'heading') return <h3>{words}</h3>;
  if (kind === 'option')
    return <p className="break-inside-avoid whitespace-pre-line pl-[1.6em] -indent-[1.6em]">{words}</p>;
  return <p className="whitespace-pre-line">{words}</p>;
});

const signs = {
  '✅': { icon: 'circle-check', ink: 'text-[#0e5a4a]' },
  '❌': { icon: 'circle-x', ink: 'text-[#9a2f1b]' },
  '❓': { icon: 'help', ink: 'text-letter-ink-2' },
} as const;

type SignOfOption = keyof typeof signs;

function withoutSign(text: string): [sign: SignOfOption | undefined, rest: string] {
  const sign = (Object.keys(signs) as SignOfOption[]).find((one) => text.startsWith(one));
  return sign ? [sign, text.slice(sign.length).trimStart()] : [undefined, text];
}

/** An icon, because not every device has these emoji; the hidden emoji is for copying and screen readers. */
function Sign({ sign }: { sign: SignOfOption }) {
  const { icon, ink } = signs[sign];
  return (
    <span className="relative inline-block w-[1.6em] indent-0">
      <span className="inline-block w-0 overflow-hidden align-bottom text-transparent">{sign}</span>
      <Icon name={icon} className={`absolute top-[0.28em] left-0 size-[1.1em] stroke-2 ${ink}`} />
    </span>
  );
}

function Caret() {
  return (
    <span
      aria-hidden="true"
      className="ml-0.5 inline-block h-[1.1em] w-0.5 animate-pulse bg-letter-ink align-[-0.18em] motion-reduce:animate-none"
    />
  );
}

const known = new Set<string>(Object.values(placeholders));

/** Marks placeholders that are filled in at submission, so that they do not look like mistakes. */
function withMarkedGaps(text: string): ReactNode[] {
  let at = 0;
  return text.split(/(\[[A-Z_]+\])/).map((part) => {
    const key = at;
    at += part.length;
    if (!known.has(part)) return part;
    return (
      <mark key={key} className="rounded-xs bg-[#0e5a4a]/12 px-0.5 text-inherit">
        {part}
      </mark>
    );
  });
}
