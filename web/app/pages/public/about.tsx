import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'About',
    description: 'Who is behind Plainclaim, what we do and what we leave to solicitors and courts.',
  });

export default function AboutPage() {
  return (
    <OnItsWay heading="About">
      This page will say who we are and why we make asking for your money back plain and fair.
    </OnItsWay>
  );
}
