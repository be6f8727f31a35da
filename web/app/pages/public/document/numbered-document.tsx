import type { ReactNode } from 'react';
import { Icon } from '../../../art/icon.tsx';
import type { Drawing } from '../../../art/illustrations/drawing.ts';
import { Picture } from '../../../art/picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { Contents, type Heading } from './contents.tsx';

export type DocumentSection = Heading & { readonly body: ReactNode };

type NumberedDocumentProps = {
  heading: string;
  lead: string;
  picture: Drawing;
  /** Review dates and the like, under the lead. */
  dates?: ReactNode;
  /** Summary points. */
  inShort: readonly string[];
  sections: readonly DocumentSection[];
};

/** A long, printable text with numbered sections and a list of contents. */
export function NumberedDocument(props: NumberedDocumentProps) {
  const { heading, lead, picture, dates, inShort, sections } = props;
  return (
    <div className="wrap py-8 sm:py-11">
      <TextLink
        to="/"
        className="inline-flex items-center gap-1.5 font-semibold no-underline hover:underline print:hidden"
      >
        <Icon name="arrow-left" />
        Back to home
      </TextLink>
      <div className="mt-5 flex items-end justify-between gap-10 border-b border-line pb-9">
        <div>
          <h1>{heading}</h1>
          <p className="lead mt-4">{lead}</p>
          {dates ? <p className="num mt-4 flex flex-wrap gap-x-6 text-15 text-ink-2">{dates}</p> : null}
        </div>
        <Picture drawing={picture} className="hidden h-auto w-36 shrink-0 md:block print:hidden" />
      </div>
      <div className="mt-9 grid items-start gap-x-18 gap-y-9 lg:grid-cols-[232px_minmax(0,1fr)]">
        <Contents headings={sections} />
        <article className="min-w-0 max-w-[66ch]">
          <InShort points={inShort} />
          {sections.map((section, index) => (
            <Section key={section.id} number={index + 1} {...section} />
          ))}
          <div className="mt-14 flex flex-wrap gap-3 border-t border-line pt-8 print:hidden">
            <ButtonLink to="/" variant="secondary">
              <Icon name="home" />
              Back to home
            </ButtonLink>
            <Button variant="quiet" className="needs-script" onClick={() => window.print()}>
              <Icon name="printer" />
              Print this page
            </Button>
          </div>
        </article>
      </div>
    </div>
  );
}

function InShort({ points }: { points: readonly string[] }) {
  return (
    <section className="rounded-xl border border-brand/22 bg-brand-soft px-6 py-6 sm:px-8 sm:py-7">
      <h2 className="font-sans text-15/[1.3] font-strong tracking-normal text-brand">In short</h2>
      <ul className="mt-3 grid gap-2.5">
        {points.map((point) => (
          <li key={point} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2.5">
            <Icon name="check" className="mt-[0.2em] size-[1.1em] stroke-[2.4] text-brand" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SectionProps = DocumentSection & { number: number };

function Section({ id, heading, number, body }: SectionProps) {
  return (
    <section id={id} className="scroll-mt-6 pt-11">
      <h2 className="flex gap-3 text-24">
        <span className="num min-w-[1.2em] shrink-0 text-brand">{number}.</span>
        {heading}
      </h2>
      <div className="mt-4 grid gap-4">{body}</div>
    </section>
  );
}
