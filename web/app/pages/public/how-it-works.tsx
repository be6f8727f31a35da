import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'How It Works',
    description:
      'From what happened to a formal Letter Before Action, and what follows if nobody replies: the four steps of a claim, explained.',
  });

export default function HowItWorksPage() {
  return (
    <OnItsWay heading="How It Works">
      This page will explain the four steps from what happened to a letter, a reply or the next move.
    </OnItsWay>
  );
}
