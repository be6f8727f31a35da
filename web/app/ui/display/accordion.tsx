import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../art/icon.tsx';

export type AccordionItem = {
  /** Also the URL hash: `/faq#fees` opens this item and scrolls to it. */
  id: string;
  question: ReactNode;
  answer: ReactNode;
};

/** Native details: opens before and without script, and the browser's find-in-page looks inside. */
export function Accordion({ items }: { items: AccordionItem[] }) {
  return (
    <div className="border-t border-line">
      {items.map((item) => (
        <AccordionPart key={item.id} item={item} />
      ))}
    </div>
  );
}

function AccordionPart({ item }: { item: AccordionItem }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();

  useEffect(() => {
    if (hash !== `#${item.id}` || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, [hash, item.id]);

  return (
    <details ref={details} className="group/part scroll-mt-6 border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-4 font-[650] hover:text-brand focus-visible:outline-3 focus-visible:outline-ink [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{item.question}</span>
        <Icon
          name="chevron-down"
          className="size-[1.25em] shrink-0 text-ink-3 transition-transform group-open/part:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {/* The hash target is inside: browsers open the details that hold it, even without JavaScript. */}
      <div id={item.id} className="max-w-[62ch] scroll-mt-24 pb-5 text-ink-2">
        {item.answer}
      </div>
    </details>
  );
}
