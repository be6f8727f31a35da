import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Claim review',
    description: 'One claim, the newest reply and its assessment.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'detail' };

export default function ClaimReviewPage() {
  return (
    <OnItsWay heading="Claim review">
      This page will show one claim beside the newest reply, so that it can be assessed.
    </OnItsWay>
  );
}
