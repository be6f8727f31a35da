import { type RefObject, useEffect } from 'react';
import { rectOf } from './typing-place.ts';

/** Room for one more line between what is typed and the bar. */
const room = 36;

/** Scrolls the caret clear of the fixed bar: the browser's own scrolling ignores the bar. */
export function useCaretAbove(
  box: RefObject<HTMLTextAreaElement | null>,
  bar: RefObject<HTMLElement | null>,
  keyboard: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a keyboard that opens may cover the cursor, too.
  useEffect(() => {
    const follow = () => {
      const area = box.current;
      if (!area || !bar.current || document.activeElement !== area) return;
      const caret = rectOf(area, area.selectionEnd);
      // The user has scrolled away from the caret to read: do not pull them back.
      if (!caret || caret.top > window.innerHeight) return;
      const hidden = caret.bottom + room - bar.current.getBoundingClientRect().top;
      if (hidden > 0) window.scrollBy({ top: hidden });
    };
    follow();
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [box, bar, keyboard]);
}
