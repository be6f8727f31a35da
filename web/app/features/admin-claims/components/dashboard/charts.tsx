import { type ReplyType, replyTypes } from '@plainclaim/domain/replies/patterns';
import { formatMonthDayYear } from '@plainclaim/domain/shared/dates';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { lazy } from 'react';
import type { ChartBar } from '../../../../ui/display/bar-chart.tsx';
import { ChartFrame } from '../../../../ui/display/chart-frame.tsx';
import type { AdminDashboard } from '../../api/admin-api.ts';

const BarChart = lazy(() => import('../../../../ui/display/bar-chart.tsx'));

const monthsDrawn = 6;

export function Charts({ dashboard }: { dashboard: AdminDashboard }) {
  return (
    <aside aria-label="Charts" className="grid min-w-0 gap-5">
      <ClaimsByMonth months={dashboard.by_month} />
      <RepliesByType counts={dashboard.replies_by_type} />
    </aside>
  );
}

function ClaimsByMonth({ months }: { months: AdminDashboard['by_month'] }) {
  const drawn = months.slice(-monthsDrawn);
  return (
    <ChartFrame
      question="Claims by month"
      description={`The last ${monthsDrawn} months, this one so far. The figures below hold ${months.length} months and the money recovered.`}
      figures={{
        columns: ['Month', 'Claims', 'Recovered'],
        rows: months.map(({ month, claims, recovered }) => [
          monthAndYear(month),
          claims,
          formatGbp(penceFromPounds(recovered)),
        ]),
      }}
    >
      <BarChart
        bars={drawn.map(({ month, claims }, index) => ({
          label: monthAndYear(month).slice(0, 3),
          value: claims,
          hatched: index === drawn.length - 1,
        }))}
      />
    </ChartFrame>
  );
}

const typeLooks: Record<ReplyType, Omit<ChartBar, 'value'>> = {
  PAYMENT: { label: 'Payment', tone: 'good' },
  DISPUTE: { label: 'Dispute', tone: 'danger' },
  DENIAL: { label: 'Denial', tone: 'danger', hatched: true },
  INFORMATION: { label: 'Information', tone: 'amber' },
  UNCLEAR: { label: 'Unclear', tone: 'neutral' },
};

function RepliesByType({ counts }: { counts: AdminDashboard['replies_by_type'] }) {
  const bars = replyTypes.map((type) => ({
    ...typeLooks[type],
    value: counts.find((one) => one.type === type)?.count ?? 0,
  }));
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  return (
    <ChartFrame
      question="Replies by type"
      description={total === 1 ? '1 processed reply.' : `${total} processed replies.`}
      figures={{ columns: ['Type', 'Replies'], rows: bars.map(({ label, value }) => [label, value]) }}
    >
      <BarChart direction="across" bars={bars} />
    </ChartFrame>
  );
}

/** November 2026. */
const monthAndYear = (month: string): string => formatMonthDayYear(toIsoDate(month)).replace(/ \d+,/, '');
