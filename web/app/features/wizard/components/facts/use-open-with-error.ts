import { type ToggleEvent, useEffect, useState } from 'react';

/**
 * The state of a `<details>` that opens at an error and stays open when it is put right: closing then would hide the
 * focused field. Closed, it would hide what is wrong, and no link could lead there.
 */
export function useOpenWithError(hasError: boolean) {
  const [open, setOpen] = useState(hasError);
  useEffect(() => {
    if (hasError) setOpen(true);
  }, [hasError]);
  return { open, onToggle: (event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open) };
}
