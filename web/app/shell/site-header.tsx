import { Link, NavLink } from 'react-router';
import { useViewer } from '../lib/viewer.tsx';
import type { Viewer } from '../lib/viewer-hint.ts';
import { Brand } from './brand.tsx';
import { buttonClasses } from './button-classes.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { headerLinks } from './navigation.ts';
import { useSignOut } from './sign-out.ts';

export function SiteHeader() {
  return <SiteHeaderFor viewer={useViewer()} />;
}

export function SiteHeaderFor({ viewer }: { viewer: Viewer | null }) {
  return (
    <header className="relative z-10 border-b border-line bg-paper print:hidden">
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
          {viewer ? <SignedIn email={viewer.email} /> : <SignedOut />}
        </nav>
        <MobileMenu viewer={viewer} />
      </div>
    </header>
  );
}

function SignedOut() {
  return (
    <>
      <Link to="/signin" className={buttonClasses('quiet', 'dense')}>
        Sign In
      </Link>
      <Link to="/signup" className={`ml-1 ${buttonClasses('primary', 'dense')}`}>
        Get Started
      </Link>
    </>
  );
}

function SignedIn({ email }: { email: string }) {
  const signOut = useSignOut();
  return (
    <>
      <span className="min-w-0 truncate px-2 text-15 text-ink-2" title={email}>
        {email}
      </span>
      <button
        type="button"
        onClick={signOut}
        className={`ml-1 shrink-0 ${buttonClasses('secondary', 'dense')}`}
      >
        Sign Out
      </button>
    </>
  );
}
