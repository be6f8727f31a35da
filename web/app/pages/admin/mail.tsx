import type { MetaFunction } from 'react-router';
import { MailPage } from '../../features/admin-mail/components/mail-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Mail',
    description: 'Every outgoing message and what became of it.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

export default function AdminMailPage() {
  return <MailPage />;
}
