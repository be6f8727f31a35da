import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Appearance } from '../lib/appearance.ts';
import { cn } from '../ui/cn.ts';
import { useFocusHeading } from './focus-heading.ts';
import { ProgressLine } from './progress-line.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

// Loaded for admins only.
const AdminNavigation = lazy(async () => {
  const { AdminNavigation } = await import('./admin-navigation.tsx');
  return { default: AdminNavigation };
});

type ShellProps = { appearance: Appearance; year: number; children: ReactNode };

/** Header, page, footer. Payment links show the payment alone. */
export function Shell({ appearance, year, children }: ShellProps) {
  const { pathname } = useLocation();
  const paying = `${pathname}/`.startsWith('/pay/');
  // Staff work with tables: their pages are a little wider.
  const administering = pathname.startsWith('/admin/');
  const width = administering ? 'wrap-wide' : '';
  useFocusHeading();
  return (
    <>
      <a
        href="#main"
        className="absolute -top-20 left-(--gutter) z-20 rounded-b-lg bg-ink px-[18px] py-3 text-paper hover:text-paper focus:top-0"
      >
        Skip to main content
      </a>
      <ProgressLine />
      {paying ? null : <SiteHeader className={width} />}
      {administering ? (
        <Suspense fallback={<div className="min-h-12 border-b border-line bg-well print:hidden" />}>
          <AdminNavigation className={width} />
        </Suspense>
      ) : null}
      <main id="main" tabIndex={-1} className={cn('grow', width, paying && 'bg-well print:bg-sheet')}>
        {children}
      </main>
      {paying ? null : <SiteFooter appearance={appearance} year={year} className={width} />}
    </>
  );
}
