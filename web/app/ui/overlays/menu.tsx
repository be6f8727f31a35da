import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../art/icon.tsx';
import { cn } from '../cn.ts';
import { useScopedTheme } from './theme-scope.tsx';

export type MenuItem = { label: string; icon?: IconName; danger?: boolean } & (
  | { to: string }
  | { onSelect: () => void }
);

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode;
  items: MenuItem[];
};

export function Menu({ trigger, items }: MenuProps) {
  const theme = useScopedTheme();
  const [place, setPlace] = useState<HTMLElement | null>(null);

  // At the end of the main part and not of the body, so that the menu is inside a landmark; and not modal, because
  // a menu that hides the page from screen readers leaves its focusable controls behind.
  function findPlace(open: boolean) {
    if (open) setPlace(document.querySelector('main'));
  }

  return (
    <DropdownMenu.Root modal={false} onOpenChange={findPlace}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={place}>
        <DropdownMenu.Content
          data-theme={theme}
          sideOffset={6}
          align="start"
          collisionPadding={12}
          className="z-50 min-w-[200px] rounded-lg border border-line bg-sheet p-1.5 text-ink shadow-3"
        >
          {items.map((item) => (
            <MenuLine key={item.label} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function MenuLine({ item }: { item: MenuItem }) {
  const look = cn(
    'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 no-underline select-none',
    'data-highlighted:outline-3 data-highlighted:-outline-offset-3 data-highlighted:outline-focus',
    item.danger ? 'text-danger data-highlighted:bg-danger-soft' : 'text-ink data-highlighted:bg-well',
  );
  const face = (
    <>
      {item.icon ? <Icon name={item.icon} className="size-5 shrink-0" /> : null}
      {item.label}
    </>
  );
  if ('to' in item) {
    return (
      <DropdownMenu.Item asChild className={look}>
        <Link to={item.to}>{face}</Link>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item className={look} onSelect={item.onSelect}>
      {face}
    </DropdownMenu.Item>
  );
}
