import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../../art/icon.tsx';
import { useChangePoll } from '../../../../lib/change-poll.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { LoadFailure } from '../../../../ui/display/load-failure.tsx';
import { Loading, SkeletonStats, SkeletonTable } from '../../../../ui/display/skeleton.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import { useAdminDashboard } from '../../api/dashboard.ts';
import { figureSentence } from '../../figure-sentence.ts';
import { WriteDownReply } from '../hand-reply/write-down-reply.tsx';
import { Charts } from './charts.tsx';
import { DeadlineCards } from './deadline-cards.tsx';
import { DashboardFigures } from './figures.tsx';
import { NewestResponses } from './newest-responses.tsx';
import { RecordReply } from './record-reply.tsx';
import { WaitingLinks } from './waiting-links.tsx';

type DashboardPageProps = {
  /** Renders the messages panel of another feature, given the unread count from the figures. */
  notifications: (unread: number | undefined) => ReactNode;
};

export function DashboardPage({ notifications }: DashboardPageProps) {
  useChangePoll();
  const dashboard = useAdminDashboard();
  const [today] = useState(() => formatLongDate(new Date()));
  return (
    <div className="wrap pt-8 pb-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1>Admin Dashboard</h1>
          <p className="lead mt-2">
            {today}. {dashboard.data ? figureSentence(dashboard.data.stats) : <RoomForSentence />}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {notifications(dashboard.data?.unread_messages)}
          <a href="#record" className={cn(buttonClass({ variant: 'secondary', size: 'sm' }))}>
            <Icon name="reply" />
            Record a reply
          </a>
          <ButtonLink to="/admin/blog" variant="secondary" size="sm">
            <Icon name="file" />
            Manage blog
          </ButtonLink>
        </div>
      </div>
      <div className="mt-6">
        <Figures dashboard={dashboard} />
        {dashboard.data ? <WaitingLinks dashboard={dashboard.data} /> : null}
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10">
        {dashboard.data ? <DeadlineCards {...dashboard.data} /> : null}
        {dashboard.isPending ? <WaitingForDeadlines /> : null}
        <NewestResponses />
        {dashboard.data ? <Charts dashboard={dashboard.data} /> : null}
      </div>
      <RecordReply />
      <WriteDownReply />
    </div>
  );
}

/** Reserves the sentence's lines, so that the layout does not shift. */
function RoomForSentence() {
  return (
    <span aria-hidden="true" className="invisible">
      {figureSentence({ overdueClaimsCount: 10, approachingDeadlinesCount: 10 })}
    </span>
  );
}

function Figures({ dashboard }: { dashboard: ReturnType<typeof useAdminDashboard> }) {
  if (dashboard.isPending) return <WaitingForFigures />;
  if (!dashboard.data) return <LoadFailure title="Failed to load dashboard statistics" query={dashboard} />;
  return <DashboardFigures stats={dashboard.data.stats} />;
}

function WaitingForFigures() {
  return (
    <Loading label="Loading the figures">
      <SkeletonStats count={10} />
    </Loading>
  );
}

function WaitingForDeadlines() {
  return <SkeletonTable rows={5} columns={1} />;
}
