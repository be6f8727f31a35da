import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Reset your password',
    description: 'Ask for a link to set a new Plainclaim password.',
    index: false,
  });

export default function ResetPasswordPage() {
  return (
    <OnItsWay heading="Reset your password">This page will send you a link to set a new password.</OnItsWay>
  );
}
