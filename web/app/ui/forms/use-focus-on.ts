import { useEffect, useState } from 'react';

const controls = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

/** Moves the focus to an element that the next render shows: to the control, or to the first one inside a group. */
export function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string }>();
  useEffect(() => {
    const target = wanted && document.getElementById(wanted.id);
    if (!target) return;
    const control = target.matches(controls) ? target : target.querySelector<HTMLElement>(controls);
    control?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
}
