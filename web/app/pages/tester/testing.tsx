import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Testing Dashboard',
    description: 'Deadline, jurisdiction and validation tests.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

export default function TestingPage() {
  return (
    <OnItsWay heading="Testing Dashboard">
      This page will run the deadline, jurisdiction and validation tests.
    </OnItsWay>
  );
}
