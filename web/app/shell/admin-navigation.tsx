import { Link, useLocation } from 'react-router';
import { useViewer } from '../lib/viewer.tsx';
import { cn } from '../ui/cn.ts';

type AdminLink = { readonly label: string; readonly to: string; readonly holds: readonly string[] };

const links: readonly AdminLink[] = [
  { label: 'Dashboard', to: '/admin/dashboard', holds: ['/admin/dashboard'] },
  { label: 'Claims', to: '/admin/claims/all', holds: ['/admin/claims/'] },
  {
    label: 'Responses',
    to: '/admin/claims-with-responses',
    holds: ['/admin/claims-with-responses', '/admin/claim-review/'],
  },
  { label: 'Replies', to: '/admin/replies', holds: ['/admin/replies'] },
  { label: 'Payouts', to: '/admin/payouts', holds: ['/admin/payouts'] },
  { label: 'Blog', to: '/admin/blog', holds: ['/admin/blog'] },
  { label: 'Solicitors', to: '/admin/solicitors', holds: ['/admin/solicitors'] },
  { label: 'Users', to: '/admin/users', holds: ['/admin/users'] },
  { label: 'Mail', to: '/admin/mail', holds: ['/admin/mail'] },
];

/** The admin navigation: the same on every admin page, absent on all others. */
export function AdminNavigation({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const viewer = useViewer();
  if (viewer?.role !== 'admin' || !pathname.startsWith('/admin/')) return null;
  return (
    <nav aria-label="Administration" className={cn('border-b border-line bg-well print:hidden', className)}>
      <ul className="wrap flex gap-x-1 overflow-x-auto">
        {links.map(({ label, to, holds }) => (
          <li key={to} className="first:-ml-3">
            <Link
              to={to}
              {...(holds.some((start) => pathname.startsWith(start)) && here)}
              className="inline-flex min-h-12 items-center px-3 text-15 whitespace-nowrap text-ink-2 no-underline hover:text-ink hover:shadow-[inset_0_-2px_0_var(--edge)] focus-visible:-outline-offset-3 aria-[current]:font-strong aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--brand)]"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the row of links scrolls: brings the current page's link into view. */
function bringIntoView(link: HTMLAnchorElement | null): void {
  const list = link?.closest('ul');
  if (link && list) list.scrollLeft = link.offsetLeft - list.clientWidth / 2;
}

const here = { ref: bringIntoView, 'aria-current': 'page' } as const;
