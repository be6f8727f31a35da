const controls = 'input:not([type="hidden"]), select, textarea, button, [contenteditable="true"], [tabindex]';

/**
 * Moves to a field from the error summary: the label comes into view first, so that the question is read before
 * the answer is changed, then its control takes the focus.
 */
export function goToField(fieldId: string): boolean {
  const target = document.getElementById(fieldId);
  const control = target && controlOf(target);
  if (!control) return false;
  labelOf(control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
}

/** In a group, the first control marked as wrong, else the chosen one, else the first. */
function controlOf(target: HTMLElement): HTMLElement | null {
  if (target.matches(controls)) return target;
  return (
    target.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    target.querySelector<HTMLElement>('input:checked') ??
    target.querySelector<HTMLElement>(controls)
  );
}

function labelOf(control: HTMLElement): HTMLElement {
  // Its own legend: a row of fields is a fieldset around others that have theirs.
  const legend = control.closest('fieldset')?.querySelector<HTMLLegendElement>(':scope > legend');
  if (legend) return legend;
  const labels = 'labels' in control ? (control as HTMLInputElement).labels : null;
  return labels?.[0] ?? control;
}
