import {
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../art/icon.tsx';
import { Card } from './card.tsx';
import { ChartBoundary } from './chart-boundary.tsx';
import { type Figures, FiguresTable } from './figures-table.tsx';
import { Skeleton } from './skeleton.tsx';

type ChartFrameProps = {
  /** The question the chart answers. If there is none, there should be no chart. */
  question: string;
  description?: string;
  /** The same numbers as a table. */
  figures: Figures;
  height?: number;
  level?: 2 | 3;
  /** A component made with React.lazy: the chart library must not travel with pages that show no chart. */
  children: ReactNode;
};

export function ChartFrame(props: ChartFrameProps) {
  const { question, description, figures, height = 180, level = 2, children } = props;
  const headingId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const room = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(room);
  const waiting = <Skeleton className="h-full rounded-md" />;
  return (
    <Card className="px-[22px] py-5">
      <figure aria-labelledby={headingId}>
        <Heading id={headingId} className="font-sans text-[1rem] leading-[1.3] font-[650] tracking-[0]">
          {question}
        </Heading>
        {description ? <p className="mt-1 text-[0.875rem] leading-normal text-ink-2">{description}</p> : null}
        {/* Hidden from screen readers, which get the same numbers as a table right below. */}
        <div ref={room} aria-hidden="true" className="needs-script mt-3.5" style={{ height }}>
          <ChartBoundary fallback={<p className="text-ink-2">The chart could not be loaded.</p>}>
            {isNear ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
          </ChartBoundary>
        </div>
        {/* Always open in print: paper cannot be clicked, and the chart may not be drawn in time. */}
        <details className="group/figures mt-3 text-[0.875rem] print:[&::details-content]:[content-visibility:visible]">
          <summary className="-ml-1 inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 font-semibold text-brand hover:underline [&::-webkit-details-marker]:hidden">
            <Icon
              name="chevron-right"
              className="size-[1.1em] stroke-2 transition-transform group-open/figures:rotate-90 motion-reduce:transition-none"
            />
            The figures
            <span className="sr-only">: {question}</span>
          </summary>
          <FiguresTable caption={question} figures={figures} />
        </details>
      </figure>
    </Card>
  );
}

/**
 * A chart takes a slow phone most of a second to draw: it waits until it is nearly in view, or the page is
 * printed. The server draws none: charts need a width, and only browsers have one.
 */
function useIsNear(room: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!room.current) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        startTransition(() => setIsNear(true));
      },
      { rootMargin: '300px' },
    );
    watch.observe(room.current);
    const draw = () => setIsNear(true);
    window.addEventListener('beforeprint', draw);
    return () => {
      watch.disconnect();
      window.removeEventListener('beforeprint', draw);
    };
  }, [room]);
  return isNear;
}
