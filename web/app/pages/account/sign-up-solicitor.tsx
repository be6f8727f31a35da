import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Join as Solicitor',
    description:
      'Register your firm to receive higher-value claims matched by nation, practice area and distance.',
  });

export default function SignUpSolicitorPage() {
  return (
    <OnItsWay heading="Join as Solicitor">
      This page will take your firm’s details and tell you what happens next.
    </OnItsWay>
  );
}
