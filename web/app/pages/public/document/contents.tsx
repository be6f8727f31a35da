import { Icon } from '../../../art/icon.tsx';

export type Heading = { readonly id: string; readonly heading: string };

/** Beside the text where there is room, else folded above it. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <>
      <nav
        aria-label="On this page"
        className="sticky top-8 hidden max-h-[calc(100dvh-4rem)] overflow-y-auto lg:block print:hidden"
      >
        <p className="mb-2 text-15 font-strong">On this page</p>
        <List headings={headings} />
      </nav>
      <details className="group/contents rounded-lg border border-line bg-sheet px-5 lg:hidden print:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between gap-4 font-strong [&::-webkit-details-marker]:hidden">
          On this page
          <Icon
            name="chevron-down"
            className="text-ink-3 transition-transform group-open/contents:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <nav aria-label="On this page, as a list" className="pb-4">
          <List headings={headings} />
        </nav>
      </details>
    </>
  );
}

function List({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol>
      {headings.map(({ id, heading }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="grid grid-cols-[1.7em_minmax(0,1fr)] py-1.5 text-15/[1.4] text-ink-2 no-underline hover:text-ink hover:underline"
          >
            <span className="num">{index + 1}.</span>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}
