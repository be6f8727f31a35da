import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Sign In',
    description: 'Sign in to Plainclaim to follow your claims, letters and replies.',
  });

export default function SignInPage() {
  return (
    <OnItsWay heading="Sign In">
      This page will let you sign in with your password or a link sent by e-mail.
    </OnItsWay>
  );
}
