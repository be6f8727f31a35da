import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Get Started',
    description: 'Make a Plainclaim account and put what you are owed in writing.',
  });

export default function SignUpPage() {
  return <OnItsWay heading="Get Started">This page will help you choose the right kind of account.</OnItsWay>;
}
