import type { ReactNode } from 'react';

/** One titled row of the parts page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h3 className="mb-[18px] border-b border-line pb-2.5 font-sans text-[0.875rem] leading-[1.3] font-[650] tracking-[0] text-ink-2">
        {title}
      </h3>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2 not-first:mt-2">{children}</div>;
}
