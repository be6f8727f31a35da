/** The selection in a text box and the scroll position of the page. */
export type TypingPlace = { readonly start: number; readonly end: number; readonly scrolled: number };

export const placeOfTyping = (box: HTMLTextAreaElement): TypingPlace => ({
  start: box.selectionStart,
  end: box.selectionEnd,
  scrolled: window.scrollY,
});

export function returnTo(box: HTMLTextAreaElement, { start, end, scrolled }: TypingPlace): void {
  box.focus({ preventScroll: true });
  box.setSelectionRange(start, end);
  window.scrollTo({ top: scrolled });
}

/** Screen position of a character, measured in the layer behind: a textarea's own text has no rectangles. */
export function rectOf(box: HTMLTextAreaElement, place: number): DOMRect | undefined {
  const before = box.value.slice(0, place);
  const line = before.split('\n').length;
  const words = box.parentElement?.querySelector(`[data-line="${line}"]`)?.firstChild;
  if (!(words instanceof Text)) return undefined;
  const range = document.createRange();
  range.setStart(words, Math.min(place - (before.lastIndexOf('\n') + 1), words.length));
  return range.getBoundingClientRect();
}
