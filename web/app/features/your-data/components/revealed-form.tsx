import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, type ButtonProps } from '../../../ui/button.tsx';

type RevealedFormProps = Pick<ButtonProps, 'variant'> & {
  title: string;
  summary: ReactNode;
  label: string;
  isOpen: boolean;
  onOpen: () => void;
  /** Outcome of the last action; announced by screen readers. */
  notice?: string | null;
  children: ReactNode;
};

/** A description with a button that reveals a form in its place. The focus moves into the form and back. */
export function RevealedForm(props: RevealedFormProps) {
  const { title, summary, label, isOpen, onOpen, notice, variant = 'secondary', children } = props;
  const titleId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    const first = room.current?.querySelector<HTMLElement>('input:not([hidden]), button');
    (isOpen ? first : button.current)?.focus();
  }, [isOpen]);
  return (
    <section aria-labelledby={titleId} className="border-t border-line pt-7 first:border-t-0 first:pt-0">
      <h3 id={titleId}>{title}</h3>
      <div className="mt-1.5 max-w-[58ch] text-ink-2">{summary}</div>
      <div className="mt-4">
        {isOpen ? (
          <div ref={room}>{children}</div>
        ) : (
          <Button ref={button} variant={variant} onClick={onOpen}>
            {label}
          </Button>
        )}
      </div>
      <p role="status" className="font-semibold text-good not-empty:mt-4">
        {notice}
      </p>
    </section>
  );
}
