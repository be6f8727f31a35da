import { useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { categoryNames, type FaqCategory, faqCategories } from '../faq-entry.ts';
import type { FaqSearch } from '../search-faq.ts';

/** Plain GET forms, so that the address says what is shown and both work without script. */
export function FaqFilters({ category, words }: FaqSearch) {
  return (
    <search className="grid gap-6 print:hidden">
      <SearchForm category={category} words={words} />
      <CategoryForm category={category} words={words} />
    </search>
  );
}

function SearchForm({ category, words }: FaqSearch) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form
      ref={form}
      method="get"
      action="/faq"
      replace
      preventScrollReset
      onInput={() => submit(form.current, { replace: true, preventScrollReset: true })}
      className="flex max-w-[560px] items-end gap-2.5"
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
      <Button type="submit" variant="secondary">
        <Icon name="search" />
        Search
      </Button>
    </Form>
  );
}

function CategoryForm({ category, words }: FaqSearch) {
  return (
    <Form method="get" action="/faq" replace preventScrollReset>
      {words ? <input type="hidden" name="q" value={words} /> : null}
      <fieldset>
        <legend className="sr-only">Show answers about</legend>
        <div className="flex flex-wrap gap-2">
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
      // Without a name it sends nothing, which means all of them.
      {...(value && { name: 'category', value })}
      aria-pressed={isOn}
      className="min-h-10 rounded-md border border-edge bg-sheet px-3.5 text-15 transition-colors hover:border-ink hover:bg-well aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:font-semibold aria-pressed:text-on-brand forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none"
    >
      {children}
    </button>
  );
}
