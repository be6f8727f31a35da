import { greeting } from '@plainclaim/domain/claims/greeting';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { letter } from '../../../art/illustrations/letter.tsx';
import { Picture } from '../../../art/picture.tsx';
import type { Dashboard } from '../../../lib/claims-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { Loading, SkeletonStats, SkeletonTable } from '../../../ui/display/skeleton.tsx';
import { Stat, StatSheet } from '../../../ui/display/stat.tsx';
import { ArrowLink, ButtonLink } from '../../../ui/link.tsx';
import { useDashboard } from '../api/dashboard.ts';
import { Attention } from './attention.tsx';
import { ClaimRow } from './claim-row.tsx';
import { DashboardTile } from './dashboard-tile.tsx';
import { Drafts } from './drafts.tsx';

type DashboardPageProps = {
  userId: string;
  /** Known before the claims load, so that the heading can be shown at once. */
  name: string;
};

export function DashboardPage({ userId, name }: DashboardPageProps) {
  const dashboard = useDashboard(userId);
  const [now] = useState(() => new Date());
  return (
    <div className="wrap pt-8 pb-20 sm:pt-11">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pb-8">
        <div>
          <DashboardHead now={now} name={dashboard.data?.name || name} />
          <p className="mt-1.5 text-ink-2">
            {formatLongDate(now)}. {attentionWords(dashboard.data?.attention.length ?? 0)}
          </p>
        </div>
        <ButtonLink to="/submit-claim" className="max-sm:w-full">
          <Icon name="plus" />
          Submit Claim
        </ButtonLink>
      </div>
      {dashboard.data ? (
        <LoadedDashboard dashboard={dashboard.data} userId={userId} now={now} />
      ) : dashboard.isError ? (
        <Alert
          live
          tone="danger"
          title="Your claims could not be loaded."
          actions={
            <Button
              variant="secondary"
              size="sm"
              busy={dashboard.isFetching}
              onClick={() => void dashboard.refetch()}
            >
              Try Again
            </Button>
          }
        />
      ) : (
        <WaitingForClaims />
      )}
    </div>
  );
}

type DashboardHeadProps = { now: Date; name?: string };

export function DashboardHead({ now, name = '' }: DashboardHeadProps) {
  return (
    <>
      {/* Where the server's clock and the browser's are on two sides of noon, the page that follows is right. */}
      <h1 className="wrap-anywhere" suppressHydrationWarning>
        {greeting(now, name)}
      </h1>
      <p className="lead mt-2">Your claims, what each of them is waiting for, and what you can do next.</p>
    </>
  );
}

function WaitingForClaims() {
  return (
    <Loading label="Loading your claims">
      <SkeletonStats />
      <div className="mt-14">
        <SkeletonTable rows={5} columns={1} />
      </div>
    </Loading>
  );
}

function attentionWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'One claim needs your attention.' : `${count} claims need your attention.`;
}

type LoadedDashboardProps = { dashboard: Dashboard; userId: string; now: Date };

function LoadedDashboard({ dashboard, userId, now }: LoadedDashboardProps) {
  const { stats, attention, recent } = dashboard;
  return (
    <>
      <StatSheet label="Your claims in figures">
        <Stat label="Total Claims" value={stats.total} />
        <Stat label="Pending Review" value={stats.pending} />
        <Stat label="Active Cases" value={stats.active} />
        <Stat label="Resolved" value={stats.resolved} />
      </StatSheet>
      <Attention items={attention} claims={recent} />
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_336px]">
        <RecentClaims dashboard={dashboard} userId={userId} now={now} />
        <div className="grid gap-4">
          <DashboardTile to="/submit-claim" icon="plus" title="Submit a new claim">
            Less than 5 minutes to start.
          </DashboardTile>
          <DashboardTile to="/profile" icon="sliders" title="Profile settings">
            Your name, address and how we reach you.
          </DashboardTile>
        </div>
      </div>
    </>
  );
}

function RecentClaims({
  dashboard: { recent, drafts, stats, attention },
  userId,
  now,
}: LoadedDashboardProps) {
  return (
    <section aria-labelledby="recent-claims" className="min-w-0">
      <h2 id="recent-claims">Recent claims</h2>
      <Drafts drafts={drafts} userId={userId} />
      {recent.length === 0 ? (
        <EmptyState
          level={3}
          className="mt-[22px]"
          title="No claims yet"
          picture={<Picture drawing={letter} />}
          action={<ButtonLink to="/submit-claim">Submit Your First Claim</ButtonLink>}
        >
          When you submit one, it appears here with its letter, its deadline and what to do next.
        </EmptyState>
      ) : (
        <ul className="mt-2">
          {recent.map((claim) => (
            <ClaimRow
              key={claim.id}
              claim={claim}
              now={now}
              hasOffer={attention.some(
                ({ claim_id, kind }) => kind === 'answer-offer' && claim_id === claim.id,
              )}
            />
          ))}
        </ul>
      )}
      {stats.total > recent.length ? (
        <p className="mt-4">
          <ArrowLink to="/plaintiff-dashboard/claims">All {stats.total} claims</ArrowLink>
        </p>
      ) : null}
    </section>
  );
}
