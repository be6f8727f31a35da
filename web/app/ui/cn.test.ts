import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cn } from './cn.ts';

describe('cn', () => {
  it.each([
    [['px-4', 'p-2'], 'p-2'],
    [['p-2', 'px-4'], 'p-2 px-4'],
    [['hover:underline', 'no-underline'], 'hover:underline no-underline'],
    [['mt-2', false, undefined, ['mt-3']], 'mt-3'],
    [['leading-tight', 'text-16/none'], 'text-16/none'],
  ])('makes of %j "%s"', (classes, expected) => {
    expect(cn(classes)).toBe(expected);
  });

  it.each(namesOfTheme('text'))('takes text-%s for a size, not a colour', (size) => {
    expect(cn('text-ink-2', `text-${size}`)).toBe(`text-ink-2 text-${size}`);
    expect(cn('text-[1rem]', `text-${size}`)).toBe(`text-${size}`);
  });

  it.each(namesOfTheme('shadow'))('takes shadow-%s for a shadow, not its colour', (shadow) => {
    expect(cn('shadow-none', `shadow-${shadow}`)).toBe(`shadow-${shadow}`);
  });
});

function namesOfTheme(kind: string): string[] {
  const theme = readFileSync(new URL('../styles/theme.css', import.meta.url), 'utf8');
  const names = [...theme.matchAll(new RegExp(`--${kind}-([a-z0-9]+):`, 'g'))].map(([, name = '']) => name);
  return [...new Set(names)];
}
