import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Claims',
    description: 'Lists of claims by state and deadline.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

export default function AdminClaimsPage() {
  return <OnItsWay heading="Claims">This page will list claims by state and deadline.</OnItsWay>;
}
