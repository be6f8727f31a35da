import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';

export type Tab = { id: string; label: string; count?: number; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: Tab[];
  /** Give both to keep the choice elsewhere, for example in the address. */
  value?: string;
  onChange?: (id: string) => void;
};

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <RadixTabs.Root
      defaultValue={value === undefined ? tabs[0]?.id : undefined}
      value={value}
      onValueChange={onChange}
    >
      <RadixTabs.List aria-label={label} className="flex flex-wrap gap-x-1 border-b border-line">
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px inline-flex min-h-12 cursor-pointer items-center gap-2 px-3.5 max-sm:flex-1 max-sm:basis-28 max-sm:justify-center max-sm:px-2 max-sm:leading-tight text-ink-2 transition-colors hover:text-ink hover:shadow-[inset_0_-2px_0_var(--edge)] focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-ink data-[state=active]:font-[650] data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-2px_0_var(--brand)] motion-reduce:transition-none"
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="rounded-sm border border-line bg-well px-1.5 text-[0.875rem] font-semibold tabular-nums">
                {tab.count}
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.id}
          value={tab.id}
          className="pt-5 focus-visible:outline-3 focus-visible:outline-offset-4 focus-visible:outline-ink"
        >
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
