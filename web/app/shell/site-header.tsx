import { NavLink } from 'react-router';
import { useViewer } from '../lib/viewer.tsx';
import type { Viewer } from '../lib/viewer-hint.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { ButtonLink } from '../ui/link.tsx';
import { Brand } from './brand.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { headerLinks } from './navigation.ts';
import { useSignOut } from './sign-out.ts';

export function SiteHeader({ className }: { className?: string }) {
  return <SiteHeaderFor viewer={useViewer()} onSignOut={useSignOut()} className={className} />;
}

type SiteHeaderForProps = { viewer: Viewer | null; onSignOut: () => void; className?: string };

export function SiteHeaderFor({ viewer, onSignOut, className }: SiteHeaderForProps) {
  return (
    <header className={cn('relative z-10 border-b border-line bg-paper print:hidden', className)}>
      <div className="wrap flex min-h-[72px] items-center gap-6 xl:gap-10">
        <Brand />
        <nav aria-label="Main" className="hidden min-w-0 flex-1 items-center gap-1 lg:flex">
          {headerLinks(viewer).map(({ label, to }) => (
            <NavLink
              key={label}
              to={to}
              className="inline-flex h-[72px] shrink-0 items-center px-3.5 font-medium text-ink-2 no-underline hover:text-ink hover:shadow-[inset_0_-2px_0_var(--edge)] aria-[current]:font-strong aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--brand)]"
            >
              {label}
            </NavLink>
          ))}
          <span className="flex-1" />
          {viewer ? <SignedIn email={viewer.email} onSignOut={onSignOut} /> : <SignedOut />}
        </nav>
        <MobileMenu viewer={viewer} onSignOut={onSignOut} />
      </div>
    </header>
  );
}

function SignedOut() {
  return (
    <>
      <ButtonLink to="/signin" variant="quiet" size="sm">
        Sign In
      </ButtonLink>
      <ButtonLink to="/signup" size="sm" className="ml-1">
        Get Started
      </ButtonLink>
    </>
  );
}

function SignedIn({ email, onSignOut }: { email: string; onSignOut: () => void }) {
  return (
    <>
      <NavLink
        to="/profile"
        className="min-w-0 truncate rounded-sm px-2 text-15 text-ink-2 no-underline hover:text-ink hover:underline aria-[current]:font-strong"
        title={email}
      >
        {email}
        <span className="sr-only">, your profile</span>
      </NavLink>
      <Button variant="secondary" size="sm" onClick={onSignOut} className="ml-1 shrink-0">
        Sign Out
      </Button>
    </>
  );
}
