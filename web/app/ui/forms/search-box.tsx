import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Icon } from '../../art/icon.tsx';
import { cn } from '../cn.ts';
import { controlClass } from './control-style.ts';

const searchPause = 350;

type SearchBoxProps = {
  label: string;
  /** Says what can be searched for. */
  placeholder: string;
  value: string;
  onSearch: (words: string) => void;
};

/** Searches once typing has paused, or at once on Enter. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A pending search navigates too: it must not cancel a navigation to another page.
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  useEffect(() => {
    if (next !== undefined && next !== here) clearTimeout(timer.current);
  }, [here, next]);
  // Another filter may change during the pause: the search uses the latest callback.
  const search = useRef(onSearch);
  search.current = onSearch;
  // Only searches started elsewhere, such as by "Show all claims", change the text in the box.
  const asked = useRef(value);
  useEffect(() => {
    if (value !== asked.current) setText(value);
    asked.current = value;
  }, [value]);
  const look = (words: string) => {
    clearTimeout(timer.current);
    asked.current = words.trim();
    search.current(words.trim());
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => look(typed), searchPause);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    look(text);
  };
  return (
    <search>
      <form onSubmit={submit} className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-3"
        />
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={text}
          onChange={(event) => type(event.target.value)}
          className={cn(controlClass, 'pl-11')}
        />
      </form>
    </search>
  );
}
