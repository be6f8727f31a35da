import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Appearance } from '../lib/appearance.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { cn } from '../ui/cn.ts';
import { AppearanceSwitch } from './appearance-switch.tsx';
import { Brand } from './brand.tsx';
import { openCookieSettings } from './cookie-settings.ts';
import { legalLinks, type NavigationLink, quickLinks } from './navigation.ts';

const linkClasses = 'inline-block py-1.5 text-15 text-ink-2 no-underline hover:text-ink hover:underline';

type SiteFooterProps = { appearance: Appearance; year: number; className?: string };

export function SiteFooter({ appearance, year, className }: SiteFooterProps) {
  const isHydrated = useHydrated();
  return (
    <footer className={cn('border-t border-line bg-well pt-14 pb-8 print:hidden', className)}>
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-8 gap-y-9 md:grid-cols-[minmax(0,1fr)_180px_180px] md:gap-16">
          <div className="col-span-full md:col-span-1">
            <Brand />
            <p className="mt-3.5 max-w-[46ch] text-15 text-ink-2">
              Plainclaim is a technology platform, not a law firm. We give no legal advice, and we are not a
              licensed credit broker or a regulated financial service.
            </p>
          </div>
          <LinkList id="footer-quick" heading="Quick links" links={quickLinks} />
          <LinkList id="footer-legal" heading="Legal" links={legalLinks}>
            <li className="needs-script">
              <button
                type="button"
                disabled={!isHydrated}
                onClick={openCookieSettings}
                className={linkClasses}
              >
                Cookie Settings
              </button>
            </li>
          </LinkList>
        </div>
        <div className="mt-11 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5 text-14 text-ink-2">
          <span>
            © {year} Plainclaim. Support Monday to Friday,{' '}
            <span className="whitespace-nowrap">9:00–18:00 GMT.</span>
          </span>
          <AppearanceSwitch current={appearance} />
        </div>
      </div>
    </footer>
  );
}

type LinkListProps = {
  id: string;
  heading: string;
  links: readonly NavigationLink[];
  children?: ReactNode;
};

function LinkList({ id, heading, links, children }: LinkListProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-sans text-15 leading-[1.3] font-strong tracking-normal">
        {heading}
      </h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={linkClasses}>
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
