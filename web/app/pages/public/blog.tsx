import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Blog',
    description:
      'Plain guides to getting paid what you are owed: letters, evidence, deadlines and small claims.',
  });

export default function BlogPage() {
  return (
    <OnItsWay heading="Blog">This page will hold our guides to letters, evidence and deadlines.</OnItsWay>
  );
}
