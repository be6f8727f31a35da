import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// Names of our own theme that would otherwise be taken for colours, so that `text-15` does not undo `text-ink-2`.
const mergeClasses = extendTailwindMerge({
  extend: {
    theme: {
      text: ['14', '15', '16', '18', '20', '24', '32', '44', '72'],
      'font-weight': ['strong'],
      tracking: ['hero', 'heading', 'small-heading'],
      shadow: ['1', '2', '3'],
    },
  },
});

/** Joins class names; where two Tailwind classes set the same thing, the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return mergeClasses(clsx(classes));
}
