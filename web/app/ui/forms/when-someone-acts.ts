const signs = ['focusin', 'pointerdown', 'keydown', 'input'] as const;

/**
 * Runs once, at the first sign that someone is using the page: a press, a key, a focus. At once where a box already
 * has the focus, because someone was quicker than the scripts. Returns the way out.
 */
export function whenSomeoneActs(run: () => void): () => void {
  const stop = () => {
    for (const sign of signs) document.removeEventListener(sign, act, true);
  };
  const act = () => {
    stop();
    run();
  };
  if (document.activeElement !== document.body) run();
  else for (const sign of signs) document.addEventListener(sign, act, { capture: true, passive: true });
  return stop;
}
