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
    fetchAhead(held.dataset.files?.split(' ') ?? []);
  }

  // A few at a time: asking for all of them at once kept a phone from answering for a fifth of a second. In a tab that nobody
  // looks at nothing waits for an answer, and its timers come once a second.
  function fetchAhead(files: readonly string[]) {
    const now = document.visibilityState === 'hidden' ? files.length : 4;
    for (const href of files.slice(0, now)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    if (now < files.length) setTimeout(fetchAhead, 0, files.slice(now));
    else start();
  }

  function start() {
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = held.nonce;
    script.textContent = held.textContent;
    document.head.append(script);
    script.remove();
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
