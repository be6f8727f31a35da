import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Claims with Responses',
    description: 'Claims whose defendant has replied.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

export default function ClaimsWithResponsesPage() {
  return (
    <OnItsWay heading="Claims with Responses">
      This page will list the claims whose defendant has replied.
    </OnItsWay>
  );
}
