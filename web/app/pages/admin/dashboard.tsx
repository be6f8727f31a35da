import type { MetaFunction } from 'react-router';
import { DashboardPage } from '../../features/admin-claims/components/dashboard/dashboard-page.tsx';
import { Notifications } from '../../features/admin-messages/components/notifications.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Admin Dashboard',
    description: 'Figures, deadlines, replies and messages that need attention.',
    index: false,
  });

export const handle: PrivatePageHandle = {
  skeleton: 'dashboard',
  opening: () => ({ top: 'pt-8 sm:pt-8', head: <h1>Admin Dashboard</h1> }),
};

export default function AdminDashboardPage() {
  return <DashboardPage notifications={(unread) => <Notifications unread={unread} />} />;
}
