import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Admin Dashboard',
    description: 'Figures, deadlines, replies and messages that need attention.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'dashboard' };

export default function AdminDashboardPage() {
  return (
    <OnItsWay heading="Admin Dashboard">
      This page will show the figures, deadlines, replies and messages that need attention.
    </OnItsWay>
  );
}
