import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Terms',
    description:
      'The terms of using Plainclaim: what we do, what it costs, what we ask of you and what happens when things go wrong.',
  });

export default function TermsPage() {
  return (
    <OnItsWay heading="Terms">This page will hold the terms of using Plainclaim in plain English.</OnItsWay>
  );
}
