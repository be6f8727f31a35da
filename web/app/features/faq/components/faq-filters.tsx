import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { categoryNames, type FaqCategory, faqCategories } from '../faq-entry.ts';
import type { FaqSearch } from '../search-faq.ts';

/** Plain GET forms: the URL has the filter, and both work without JavaScript. */
export function FaqFilters({ category, words }: FaqSearch) {
  return (
    <search className="grid content-start gap-7 lg:sticky lg:top-8 print:hidden">
      <SearchForm category={category} words={words} />
      <CategoryForm category={category} words={words} />
    </search>
  );
}

function SearchForm({ category, words }: FaqSearch) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  // A link or the Back button may change the words, too. A focused box is newer than the URL: leave it.
  useEffect(() => {
    const box = form.current?.elements.namedItem('q');
    if (box instanceof HTMLInputElement && box !== document.activeElement) box.value = words;
  }, [words]);
  return (
    <Form
      ref={form}
      method="get"
      action="/faq"
      replace
      preventScrollReset
      onInput={() => submit(form.current, { replace: true, preventScrollReset: true })}
      className="flex max-w-[560px] items-end gap-2"
    >
      <TextField
        id="faq-search"
        type="search"
        name="q"
        label="Search the answers"
        defaultValue={words}
        autoComplete="off"
        enterKeyHint="search"
        className="grow"
      />
      {category ? <input type="hidden" name="category" value={category} /> : null}
      <Button type="submit" variant="secondary" className="px-3.5">
        <Icon name="search" label="Search" />
      </Button>
    </Form>
  );
}

function CategoryForm({ category, words }: FaqSearch) {
  return (
    <Form method="get" action="/faq" replace preventScrollReset>
      {words ? <input type="hidden" name="q" value={words} /> : null}
      <fieldset>
        <legend className="mb-2.5 leading-[1.35] font-strong">Show answers about</legend>
        <div className="flex flex-wrap gap-2 lg:grid lg:gap-0.5">
          <CategoryButton value="" isOn={category === null}>
            All
          </CategoryButton>
          {faqCategories.map((one) => (
            <CategoryButton key={one} value={one} isOn={category === one}>
              {categoryNames[one]}
            </CategoryButton>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}

type CategoryButtonProps = { value: FaqCategory | ''; isOn: boolean; children: string };

function CategoryButton({ value, isOn, children }: CategoryButtonProps) {
  return (
    <button
      type="submit"
      // Without a name the button submits no category, which means all of them.
      {...(value && { name: 'category', value })}
      aria-pressed={isOn}
      className="min-h-10 rounded-md border border-edge bg-sheet px-3.5 text-left text-15 transition-colors hover:border-ink hover:bg-well aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-strong lg:border-transparent lg:bg-transparent lg:hover:border-transparent forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none"
    >
      {children}
    </button>
  );
}
