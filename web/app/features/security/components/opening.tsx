import { type ReactNode, useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../../ui/button.tsx';

type OpeningProps = Pick<ButtonProps, 'busy' | 'variant'> & {
  label: string;
  open: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/**
 * A button that a form replaces. The focus moves to the form's first field, or to the element with `data-first`, and
 * back to the button when the form closes.
 */
export function Opening({ label, open, onOpen, children, ...look }: OpeningProps) {
  const button = useRef<HTMLButtonElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);

  useEffect(() => {
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    const first = room.current?.querySelector<HTMLElement>('[data-first], input:not([hidden])');
    (open ? first : button.current)?.focus();
  }, [open]);

  if (open) return <div ref={room}>{children}</div>;
  return (
    <div>
      <Button ref={button} variant="secondary" {...look} onClick={onOpen}>
        {label}
      </Button>
    </div>
  );
}
