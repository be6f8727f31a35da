import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// Our own font sizes, which the merge would take for colours: `text-15` must not remove `text-ink-2`.
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
