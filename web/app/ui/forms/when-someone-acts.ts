const signs = ['focusin', 'pointerdown', 'keydown', 'input'] as const;

/**
 * Runs once, at the first press, key or focus; at once where a field was focused before hydration. Returns
 * the function that cancels it.
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
