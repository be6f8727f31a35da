import { Toolbar } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cn } from '../../../../ui/cn.ts';

type ToolbarButtonProps = {
  /** What it does, for example "Bold"; with its keys, if it has any, as in "Control+B". */
  label: string;
  keys?: string;
  /** Undefined for a button that is no toggle. */
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

export function ToolbarButton({ label, keys, pressed, disabled, onPress, children }: ToolbarButtonProps) {
  const isArmed = useRef(false);
  // On keyup: pressing moves the focus into the text, which would otherwise receive the same key.
  const keyDown = (event: KeyboardEvent) => {
    if (!isPress(event)) return;
    event.preventDefault();
    isArmed.current = true;
  };
  const keyUp = (event: KeyboardEvent) => {
    if (isPress(event) && isArmed.current) onPress();
    isArmed.current = false;
  };
  return (
    <Toolbar.Button
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      title={keys ? `${label} (${keys.replaceAll('+', ' + ').replace('Control', 'Ctrl')})` : label}
      disabled={disabled}
      // The selection in the text stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      onKeyDown={keyDown}
      onKeyUp={keyUp}
      className={cn(
        'inline-grid h-10 min-w-10 shrink-0 place-items-center rounded-md px-2 text-16/none text-ink-2 transition-colors',
        'hover:bg-well hover:text-ink focus-visible:-outline-offset-2 disabled:text-ink-3 disabled:opacity-60',
        'aria-pressed:bg-brand-soft aria-pressed:text-brand forced-colors:aria-pressed:bg-[Highlight]',
      )}
    >
      {children}
    </Toolbar.Button>
  );
}

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
