export type SkeletonShape = 'dashboard' | 'form' | 'list' | 'detail' | 'letter';

type PageSkeletonProps = { shape: SkeletonShape };

/** The page's outline while it loads, so that nothing jumps when it arrives. */
export function PageSkeleton({ shape }: PageSkeletonProps) {
  const Body = bodies[shape];
  return (
    <div className="wrap py-10 sm:py-12" aria-busy="true">
      <p role="status" className="sr-only">
        Loading
      </p>
      <noscript>
        <p className="mb-8 max-w-[60ch]">
          This page needs JavaScript: it shows what is yours, and only your browser holds the key to it.
        </p>
      </noscript>
      <div aria-hidden="true" className="needs-script">
        <Bone className="h-10 w-72 max-w-full" />
        <Bone className="mt-4 h-4 w-96 max-w-full" />
        <Body />
      </div>
    </div>
  );
}

function Bone({ className }: { className: string }) {
  return <span className={`skeleton ${className}`} />;
}

const sheet = 'rounded-xl border border-line bg-sheet p-6';

function Figures() {
  return (
    <div className="mt-9 grid grid-cols-2 overflow-hidden rounded-xl border border-line bg-sheet md:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="border-line p-6 not-last:border-r">
          <Bone className="h-9 w-16" />
          <Bone className="mt-3 h-3.5 w-24 max-w-full" />
        </div>
      ))}
    </div>
  );
}

function Rows() {
  return (
    <div className={`mt-9 ${sheet} grid gap-5`}>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className="grid gap-2.5 border-line pb-5 not-last:border-b last:pb-0">
          <Bone className="h-4 w-2/5" />
          <Bone className="h-3.5 w-3/4" />
        </div>
      ))}
    </div>
  );
}

function Fields() {
  return (
    <div className="mt-10 grid max-w-[620px] gap-7">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key}>
          <Bone className="h-4 w-40" />
          <Bone className="mt-2.5 h-12 w-full rounded-lg" />
        </div>
      ))}
      <Bone className="h-12 w-36 rounded-lg" />
    </div>
  );
}

function Paragraphs() {
  return (
    <div className={`${sheet} grid content-start gap-3.5`}>
      {['w-1/2', 'w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-full', 'w-3/5'].map((width, line) => (
        <Bone key={`${width}-${line.toString()}`} className={`h-3.5 ${width}`} />
      ))}
    </div>
  );
}

function WithAside() {
  return (
    <div className="mt-9 grid gap-8 lg:grid-cols-[minmax(0,1fr)_336px]">
      <Paragraphs />
      <Paragraphs />
    </div>
  );
}

const bodies: Record<SkeletonShape, () => React.JSX.Element> = {
  dashboard: () => (
    <>
      <Figures />
      <Rows />
    </>
  ),
  form: Fields,
  list: Rows,
  detail: WithAside,
  letter: WithAside,
};
