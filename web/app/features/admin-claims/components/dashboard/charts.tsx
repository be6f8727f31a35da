import { type ReplyType, replyTypes } from '@plainclaim/domain/replies/patterns';
import { formatMonthDayYear } from '@plainclaim/domain/shared/dates';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { lazy, type ReactNode } from 'react';
import type { ChartBar } from '../../../../ui/display/bar-chart.tsx';
import { ChartFrame } from '../../../../ui/display/chart-frame.tsx';
import type { AdminDashboard } from '../../api/admin-api.ts';
import { shortPounds } from '../../short-pounds.ts';

const BarChart = lazy(() => import('../../../../ui/display/bar-chart.tsx'));

export function Charts({ dashboard }: { dashboard: AdminDashboard }) {
  return (
    <aside
      aria-label="Charts"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
    >
      <ByMonth months={dashboard.by_month} />
      <RepliesByType counts={dashboard.replies_by_type} />
    </aside>
  );
}

type Month = AdminDashboard['by_month'][number];

/** Pounds and claims have no common scale: two rows of bars under the same months, and one table for both. */
function ByMonth({ months }: { months: readonly Month[] }) {
  const bars = (
    amountOf: (month: Month) => number,
    look: Partial<ChartBar>,
    write?: (value: number) => string,
  ) =>
    months.map((month, index) => {
      const value = amountOf(month);
      return {
        ...look,
        label: monthAndYear(month.month).slice(0, 3),
        value,
        shown: write?.(value) ?? String(value),
        hatched: index === months.length - 1,
      };
    });
  return (
    <ChartFrame
      question="Claims and money recovered by month"
      description={`The last ${months.length} months; the hatched one is not over yet.`}
      height={300}
      figures={{
        columns: ['Month', 'Claims', 'Recovered'],
        rows: months.map(({ month, claims, recovered }) => [
          monthAndYear(month),
          claims,
          formatGbp(penceFromPounds(recovered)),
        ]),
      }}
    >
      <Series name="Claims submitted">
        <BarChart dense bars={bars(({ claims }) => claims, {})} />
      </Series>
      <Series name="Money recovered">
        {months.some(({ recovered }) => recovered > 0) ? (
          <BarChart dense bars={bars(({ recovered }) => recovered, { tone: 'good' }, shortPounds)} />
        ) : (
          <p className="mt-1.5 text-15 text-ink-2">No payment was completed in these months.</p>
        )}
      </Series>
    </ChartFrame>
  );
}

function Series({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid h-1/2 grid-rows-[auto_minmax(0,1fr)]">
      <p className="text-14 font-semibold text-ink-2">{name}</p>
      {children}
    </div>
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
