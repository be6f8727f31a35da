import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Mail',
    description: 'Every outgoing message and what became of it.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

export default function AdminMailPage() {
  return (
    <OnItsWay heading="Mail">This page will list every outgoing message and what became of it.</OnItsWay>
  );
}
