import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../art/icon.tsx';
import { IconButton } from '../button.tsx';
import { cn } from '../cn.ts';

type AlertTone = 'info' | 'good' | 'amber' | 'danger';

const looks: Record<AlertTone, { box: string; icon: IconName; ink: string }> = {
  info: { box: 'border-info-line bg-info-soft', icon: 'info', ink: 'text-info' },
  good: { box: 'border-good-line bg-good-soft', icon: 'circle-check', ink: 'text-good' },
  amber: { box: 'border-amber-line bg-amber-soft', icon: 'alert', ink: 'text-amber' },
  danger: { box: 'border-danger-line bg-danger-soft', icon: 'circle-alert', ink: 'text-danger' },
};

type AlertProps = {
  tone?: AlertTone;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  onDismiss?: () => void;
  /** For an alert that appears after an act: screen readers announce it, at once if it is an error. */
  live?: boolean;
  className?: string;
};

export function Alert({
  tone = 'info',
  title,
  children,
  actions,
  onDismiss,
  live = false,
  className,
}: AlertProps) {
  const { box, icon, ink } = looks[tone];
  return (
    <div
      role={liveRole(live, tone)}
      className={cn(
        'grid grid-cols-[22px_minmax(0,1fr)_auto] gap-x-3 rounded-lg border py-4 pr-5 pl-[18px]',
        box,
        className,
      )}
    >
      <Icon name={icon} className={cn('mt-px size-[22px]', ink)} />
      <div className="min-w-0">
        <p className="leading-normal font-[650]">{title}</p>
        {children ? <div className="mt-0.5 leading-normal text-ink-2">{children}</div> : null}
        {actions ? <div className="mt-3 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      {onDismiss ? (
        <IconButton icon="x" label="Dismiss" onClick={onDismiss} className="-my-2.5 -mr-3 hover:bg-ink/10" />
      ) : null}
    </div>
  );
}

function liveRole(live: boolean, tone: AlertTone) {
  if (!live) return undefined;
  return tone === 'danger' ? 'alert' : 'status';
}
