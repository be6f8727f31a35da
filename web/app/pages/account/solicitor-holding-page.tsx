import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Thank you for registering',
    description: 'What happens after a solicitor has registered with Plainclaim.',
    index: false,
  });

export default function SolicitorHoldingPage() {
  return (
    <OnItsWay heading="Thank You for Your Interest!">
      This page will tell you what happens while we check your details.
    </OnItsWay>
  );
}
