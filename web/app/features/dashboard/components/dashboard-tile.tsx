import { Link } from 'react-router';
import { Icon, type IconName } from '../../../art/icon.tsx';

type DashboardTileProps = { to: string; icon: IconName; title: string; children: string };

export function DashboardTile({ to, icon, title, children }: DashboardTileProps) {
  return (
    <Link
      to={to}
      className="grid grid-cols-[24px_minmax(0,1fr)] gap-3.5 rounded-xl border border-line bg-sheet px-[22px] py-5 text-ink no-underline transition-colors hover:border-brand hover:text-ink"
    >
      <Icon name={icon} className="size-6 text-brand" />
      <span>
        <span className="block font-strong">{title}</span>
        <span className="text-15 text-ink-2">{children}</span>
      </span>
    </Link>
  );
}
