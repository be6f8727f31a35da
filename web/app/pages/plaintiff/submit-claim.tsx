import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Submit Claim',
    description: 'Describe your claim in four short steps.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'form' };

export default function SubmitClaimPage() {
  return (
    <OnItsWay heading="Submit Claim">
      This page will take your claim in four short steps and keep what you typed.
    </OnItsWay>
  );
}
