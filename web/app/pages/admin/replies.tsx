import type { MetaFunction } from 'react-router';
import { RepliesHead, RepliesPage } from '../../features/admin-claims/components/replies/replies-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Replies',
    description: 'What came in by mail or was written down, and the claim it belongs to.',
    index: false,
  });

export const handle: PrivatePageHandle = {
  skeleton: 'list',
  opening: () => ({ top: 'pt-8 sm:pt-8', head: <RepliesHead /> }),
};

export default function AdminRepliesPage() {
  return <RepliesPage />;
}
