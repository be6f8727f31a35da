import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Icon } from '../../art/icon.tsx';
import { cn } from '../cn.ts';
import { controlClass } from './control-style.ts';

const searchPause = 350;

type SearchBoxProps = {
  label: string;
  /** What can be typed. */
  placeholder: string;
  value: string;
  onSearch: (words: string) => void;
};

/** Searches once typing has paused, or at once on Enter. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Whoever is on the way to another page, which may take a moment to arrive, must not be called back.
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  useEffect(() => {
    if (next !== undefined && next !== here) clearTimeout(timer.current);
  }, [here, next]);
  // Asked for after a pause, in which another filter may have changed: what counts is how to search by then.
  const search = useRef(onSearch);
  search.current = onSearch;
  // Only what others ask for, such as "Show all claims", changes what stands in the box.
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
