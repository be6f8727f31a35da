import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Claim details',
    description: 'One claim: its letter, dates, replies and documents.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'detail' };

export default function ClaimPage() {
  return (
    <OnItsWay heading="Claim details">
      This page will show one claim with its letter, dates, replies and documents.
    </OnItsWay>
  );
}
