import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../art/icon.tsx';
import { cn } from '../cn.ts';
import {
  type BadgeTone,
  claimStatusLook,
  confidenceLook,
  deliveryLook,
  replyTypeLook,
  type Urgency,
  urgencyLooks,
} from './badge-tones.ts';

const toneClasses: Record<BadgeTone, string> = {
  neutral: 'border-line bg-well text-ink-2',
  plain: 'border-line bg-sheet text-ink-2',
  amber: 'border-amber-line bg-amber-soft text-amber',
  orange: 'border-orange-line bg-orange-soft text-orange',
  red: 'border-danger-line bg-danger-soft text-danger',
  green: 'border-good-line bg-good-soft text-good',
  blue: 'border-info-line bg-info-soft text-info',
};

type BadgeProps = {
  tone?: BadgeTone;
  icon?: IconName;
  /** Machine readings (PAYMENT, HIGH CONFIDENCE) are set in capitals; states of a claim are not. */
  caps?: boolean;
  className?: string;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', icon, caps = false, className, children }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded-sm border px-2 py-[3px] text-[0.875rem] leading-[1.35] font-semibold whitespace-nowrap',
        caps && 'py-1 text-[0.78125rem] font-bold tracking-[0.045em] uppercase',
        toneClasses[tone],
        className,
      )}
    >
      {icon ? <Icon name={icon} className="size-[15px] stroke-2" /> : null}
      {children}
    </span>
  );
}

export function ClaimStatusBadge({ status }: { status: string }) {
  const { tone, icon, label } = claimStatusLook(status);
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

export function ReplyTypeBadge({ type }: { type: string }) {
  const { tone, icon } = replyTypeLook(type);
  return (
    <Badge tone={tone} icon={icon} caps>
      {type}
    </Badge>
  );
}

export function ConfidenceBadge({ level }: { level: string }) {
  const { tone, icon } = confidenceLook(level);
  return (
    <Badge tone={tone} icon={icon} caps>
      {level} CONFIDENCE
    </Badge>
  );
}

export function ManualReviewBadge() {
  return (
    <Badge tone="plain" icon="hand" caps>
      MANUAL REVIEW
    </Badge>
  );
}

/** The words ("Overdue by 2 days") are a rule of the domain; only the colour and the icon are chosen here. */
export function DeadlineBadge({ urgency, children }: { urgency: Urgency; children: ReactNode }) {
  const { tone, icon } = urgencyLooks[urgency];
  return (
    <Badge tone={tone} icon={icon}>
      {children}
    </Badge>
  );
}

export function DeliveryBadge({ state }: { state: string }) {
  const { tone, icon, label } = deliveryLook(state);
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
