import type { FormEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { type Appearance, appearancePath, appearances } from '../lib/appearance.ts';

const labels: Record<Appearance, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Works as a plain form without script; with script the page stays and changes at once. */
export function AppearanceSwitch({ current }: { current: Appearance }) {
  const fetcher = useFetcher({ key: 'appearance' });
  const { pathname, search } = useLocation();

  const stayOnPage = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    void fetcher.submit({ appearance: submitter.value }, { method: 'post', action: appearancePath });
  };

  return (
    <form method="post" action={appearancePath} onSubmit={stayOnPage}>
      <input type="hidden" name="back" value={pathname + search} />
      <fieldset className="inline-flex overflow-clip rounded-md border border-edge">
        <legend className="sr-only">Appearance</legend>
        {appearances.map((one) => (
          <button
            key={one}
            type="submit"
            name="appearance"
            value={one}
            aria-pressed={one === current}
            className="min-h-9 border-l border-edge px-3 text-14 text-ink-2 -outline-offset-3 first-of-type:border-l-0 hover:text-ink aria-pressed:bg-sheet aria-pressed:font-strong aria-pressed:text-ink"
          >
            {labels[one]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
