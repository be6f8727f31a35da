import type { MetaFunction } from 'react-router';
import { MailHead, MailPage } from '../../features/admin-mail/components/mail-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Mail',
    description: 'Every outgoing message and what became of it.',
    index: false,
  });

export const handle: PrivatePageHandle = {
  skeleton: 'list',
  opening: () => ({ top: 'pt-8 sm:pt-8', head: <MailHead /> }),
};

export default function AdminMailPage() {
  return <MailPage />;
}
