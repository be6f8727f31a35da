/**
 * Starts the scripts of a page once its first words are on the screen, so that on a slow line they share it with nothing that those
 * words need. A button pressed before they answer is pressed again when they do; the last one counts. This function is written into
 * the page as text, so it may use nothing from outside itself.
 */
export function wakeAfterPaint(heldId: string): void {
  const held = document.getElementById(heldId) as HTMLScriptElement;
  let isAwake = false;
  let again: HTMLButtonElement | null | undefined;

  function wake() {
    if (isAwake) return;
    isAwake = true;
    for (const href of held.dataset.files?.split(' ') ?? []) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    const start = document.createElement('script');
    start.type = 'module';
    start.nonce = held.nonce;
    start.textContent = held.textContent;
    document.head.append(start);
    start.remove();
  }

  function keepPress(event: Event) {
    again = (event.target as Element).closest('button') ?? again;
  }
  function pressAgain() {
    removeEventListener('click', keepPress, true);
    again?.click();
  }
  addEventListener('click', keepPress, true);
  addEventListener('plainclaim:alive', pressAgain, { once: true });

  // Nothing is painted in a tab that nobody looks at, and a style that does not come must not hold up the rest for long.
  if (document.visibilityState === 'hidden') wake();
  requestAnimationFrame(() => setTimeout(wake));
  setTimeout(wake, 3000);
}
