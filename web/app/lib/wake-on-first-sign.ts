/** Told once React answers to presses. The lines below repeat the name, because they travel as text. */
export const aliveEvent = 'plainclaim:alive';

/**
 * Starts the scripts of a page when someone shows that they are there: a hand, a key, a scroll, a focus. Until the
 * scripts answer, what people do is kept and done again afterwards: a box filled in, an answer chosen, a button
 * pressed, a form sent. This function is written into the page as text, so it may use nothing from outside itself.
 */
export function wakeOnFirstSign(heldId: string): void {
  type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  // A press can come alone: software that reads pages out presses without a hand or a key.
  const presses = ['pointermove', 'pointerdown', 'touchstart', 'click'];
  const signs = [...presses, 'wheel', 'scroll', 'keydown', 'focusin', 'input'];
  const held = document.getElementById(heldId) as HTMLScriptElement;
  const files = held.dataset.files?.split(' ') ?? [];
  const touched = new Map<Box, string | boolean>();
  let again: (() => void) | undefined;

  function fetchAhead() {
    for (const href of files) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    files.length = 0;
  }

  function wake() {
    for (const sign of signs) removeEventListener(sign, wake, true);
    fetchAhead();
    const start = document.createElement('script');
    start.type = 'module';
    start.nonce = held.nonce;
    start.textContent = held.textContent;
    document.head.append(start);
    start.remove();
  }

  // The last press counts: whoever presses twice because nothing happened means one thing.
  function keepPress(event: Event) {
    const button = (event.target as Element).closest('button');
    if (button && !(button.type === 'submit' && button.form)) again = () => button.click();
  }
  function keepSending(event: Event) {
    const { target, submitter } = event as SubmitEvent;
    event.preventDefault();
    again = () => (submitter ? submitter.click() : (target as HTMLFormElement).requestSubmit());
  }
  const isTick = (box: Box): box is HTMLInputElement => box.type === 'checkbox' || box.type === 'radio';
  function keepBox(event: Event) {
    const box = event.target as Box;
    touched.set(box, isTick(box) ? box.checked : box.value);
  }

  /** React compares with what it last saw, so the box first goes back to something else, and then changes as by hand. */
  function fillAgain(box: Box, wanted: string | boolean) {
    if (isTick(box)) {
      box.checked = !wanted;
      box.click();
    } else if (box instanceof HTMLSelectElement) {
      box.value = String(wanted);
      box.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (box.type !== 'file') {
      box.value = '';
      const kind = box instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(box, wanted);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  async function doAgain() {
    removeEventListener('click', keepPress, true);
    removeEventListener('submit', keepSending, true);
    // Whoever goes on typing meanwhile has the last word, so boxes are listened to until all are filled again.
    for (const box of touched.keys()) {
      if (box.isConnected) fillAgain(box, touched.get(box) ?? '');
      // One after the other, as a person would: each may draw the page again.
      await new Promise((drawn) => setTimeout(drawn));
    }
    removeEventListener('input', keepBox, true);
    again?.();
  }

  addEventListener('click', keepPress, true);
  addEventListener('submit', keepSending, true);
  addEventListener('input', keepBox, true);
  addEventListener('plainclaim:alive', doAgain, { once: true });

  const someoneIsKnown = () => {
    try {
      return sessionStorage.length + localStorage.length > 0;
    } catch {
      // Storage can be forbidden altogether; then nothing is known.
      return false;
    }
  };
  // An address with a question or a place in it is answered by scripts; whoever was here before has them already.
  if (location.search || location.hash || document.activeElement !== document.body || someoneIsKnown()) {
    wake();
    return;
  }
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  // The files come while nobody waits for them, so that only starting them is left.
  addEventListener('load', () => setTimeout(fetchAhead, 500), { once: true });
}
