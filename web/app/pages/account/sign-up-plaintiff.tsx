import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Create your account',
    description: 'Create a free account to write, send and follow a Letter Before Action.',
  });

export default function SignUpPlaintiffPage() {
  return (
    <OnItsWay heading="Create your account">
      This page will create your account so that you can start a claim.
    </OnItsWay>
  );
}
