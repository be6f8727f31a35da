import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { Icon } from '../art/icon.tsx';
import type { Viewer } from '../lib/viewer-hint.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { headerLinks } from './navigation.ts';

/**
 * The header's links on narrow screens. A native disclosure, so that it opens without JavaScript too. While
 * it is open the page behind it is inert: the focus stays in the header, and Escape returns it to the button.
 */
export function MobileMenu({ viewer, onSignOut }: { viewer: Viewer | null; onSignOut: () => void }) {
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useInertPage(open);

  const close = () => {
    if (details.current) details.current.open = false;
    // The toggle event comes too late: the next page's heading could not take focus while the page is inert.
    setOpen(false);
  };
  const leaveAndSignOut = () => {
    close();
    onSignOut();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };

  return (
    <details
      ref={details}
      className="ml-auto lg:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={closeOnEscape}
    >
      <summary
        ref={button}
        className="inline-flex min-h-11 list-none items-center gap-2 rounded-md border border-edge bg-sheet px-3.5 font-semibold in-open:bg-well [&::-webkit-details-marker]:hidden"
      >
        <Icon name={open ? 'x' : 'menu'} />
        Menu
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full border-b border-line bg-paper px-(--gutter) pt-2 pb-5 shadow-2"
      >
        {headerLinks(viewer).map(({ label, to }) => (
          <NavLink
            key={label}
            to={to}
            onClick={close}
            className="block border-b border-line py-3.5 font-semibold text-ink no-underline hover:text-ink aria-[current]:text-brand"
          >
            {label}
          </NavLink>
        ))}
        {viewer ? (
          <SignedIn email={viewer.email} onLeave={close} onSignOut={leaveAndSignOut} />
        ) : (
          <SignedOut onLeave={close} />
        )}
      </nav>
    </details>
  );
}

function SignedOut({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <ButtonLink to="/signin" onClick={onLeave} variant="secondary" block className="mt-3.5">
        Sign In
      </ButtonLink>
      <ButtonLink to="/signup" onClick={onLeave} block className="mt-3.5">
        Get Started
      </ButtonLink>
    </>
  );
}

type SignedInProps = { email: string; onLeave: () => void; onSignOut: () => void };

function SignedIn({ email, onLeave, onSignOut }: SignedInProps) {
  return (
    <>
      <NavLink
        to="/profile"
        onClick={onLeave}
        className="block py-3.5 break-words text-ink-2 no-underline hover:text-ink aria-[current]:text-brand"
      >
        {email}
        <span className="sr-only">, your profile</span>
      </NavLink>
      <Button variant="secondary" block className="mt-3.5" onClick={onSignOut}>
        Sign Out
      </Button>
    </>
  );
}

function useInertPage(inert: boolean): void {
  useEffect(() => {
    if (!inert) return;
    const behind = document.querySelectorAll<HTMLElement>('body > main, body > footer');
    for (const part of behind) part.inert = true;
    return () => {
      for (const part of behind) part.inert = false;
    };
  }, [inert]);
}
