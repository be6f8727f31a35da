import { type RefObject, useEffect } from 'react';
import { rectOf } from './typing-place.ts';

/** Room for one more line between what is typed and the bar. */
const room = 36;

/** What is typed never goes on behind the bar: the browser knows nothing of it when it follows the cursor. */
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
      // Somebody who has scrolled on to read elsewhere is left there.
      if (!caret || caret.top > window.innerHeight) return;
      const hidden = caret.bottom + room - bar.current.getBoundingClientRect().top;
      if (hidden > 0) window.scrollBy({ top: hidden });
    };
    follow();
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [box, bar, keyboard]);
}
