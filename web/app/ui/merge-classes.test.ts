import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { extendTailwindMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { mergeClasses } from './merge-classes.ts';

// Names of our own theme that would otherwise be taken for colours, so that `text-15` does not undo `text-ink-2`.
const everyClassThereIs = extendTailwindMerge({
  extend: {
    theme: {
      text: ['14', '15', '16', '18', '20', '24', '32', '44', '72'],
      'font-weight': ['strong'],
      tracking: ['hero', 'heading', 'small-heading'],
      shadow: ['1', '2', '3'],
    },
  },
});

const used = classesInSource();

describe('mergeClasses', () => {
  it('has found the classes of the site', () => {
    expect(used.length).toBeGreaterThan(1000);
    expect(used).toEqual(
      expect.arrayContaining(['text-ink-2', 'sm:py-11', 'max-w-[62ch]', 'hover:text-ink']),
    );
  });

  it.each([
    ['px-4 p-2', 'p-2'],
    ['p-2 px-4', 'p-2 px-4'],
    ['text-15 text-ink-2', 'text-15 text-ink-2'],
    ['hover:underline no-underline', 'hover:underline no-underline'],
    ['leading-tight text-16/none', 'text-16/none'],
    ['border border-line border-0', 'border-line border-0'],
    [' mt-2   mt-3 ', 'mt-3'],
  ])('makes of "%s" "%s"', (classes, expected) => {
    expect(mergeClasses(classes)).toBe(expected);
  });

  it('knows of each class of the site which others it undoes, as the table of all classes does', () => {
    const names = differentNames();
    const pairs = names.flatMap((last) => names.map((first) => `${first} ${last}`));
    expect(pairs.filter((pair) => mergeClasses(pair) !== everyClassThereIs(pair))).toEqual([]);
  });

  it('makes of any list what the table of all classes makes of it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...used), { maxLength: 30 }), (list) => {
        const classes = list.join(' ');
        expect(mergeClasses(classes)).toBe(everyClassThereIs(classes));
      }),
      { numRuns: 1000 },
    );
  });
});

/** Without conditions, and one of those that differ in a number only: `mt-2` and `mt-3` mean the same to others. */
function differentNames(): string[] {
  const names = used.map((one) =>
    one.slice(one.replace(/\[[^\]]*\]|\([^)]*\)/g, hidden).lastIndexOf(':') + 1),
  );
  return [...new Map(names.map((name) => [name.replace(/[\d.]+/g, '0'), name])).values()];
}

const hidden = (value: string) => 'x'.repeat(value.length);

/** Every word in quotation marks that the table of all classes takes for a class. */
function classesInSource(): string[] {
  const app = resolve(import.meta.dirname, '..');
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const quoted = files.flatMap(
    (file) => readFileSync(join(app, file), 'utf8').match(/(['"`])[^'"`]*\1/g) ?? [],
  );
  const words = new Set(quoted.flatMap((text) => text.slice(1, -1).split(/\s+/)));
  return [...words].filter(
    (word) => /^[a-z[*@-]/.test(word) && everyClassThereIs(`${word} ${word}`) === word,
  );
}
