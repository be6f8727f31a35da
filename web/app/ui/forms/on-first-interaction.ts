const signs = ['focusin', 'pointerdown', 'keydown', 'input'] as const;

/**
 * Calls `run` once, on the user's first press, key or focus; immediately if a field was focused before hydration.
 * Returns a function that cancels it.
 */
export function onFirstInteraction(run: () => void): () => void {
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
