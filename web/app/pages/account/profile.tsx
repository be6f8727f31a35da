import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Profile settings',
    description: 'Your name, address and contact details.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'form' };

export default function ProfilePage() {
  return (
    <OnItsWay heading="Profile settings">
      This page will let you see and change your contact details.
    </OnItsWay>
  );
}
