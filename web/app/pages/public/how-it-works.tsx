import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { Benefits } from './how-it-works/benefits.tsx';
import { FourSteps } from './how-it-works/four-steps.tsx';
import { TryIt } from './how-it-works/try-it.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'How It Works',
    description:
      'From what happened to a formal Letter Before Action, and what follows if nobody replies: the four steps of a claim, explained.',
  });

export default function HowItWorksPage() {
  return (
    <>
      <div className="wrap pt-11 sm:pt-16">
        <h1>How It Works</h1>
        <p className="lead mt-4">
          You tell us what happened. We put it into a letter that is hard to ignore. What comes next depends
          on the answer, and you decide each step.
        </p>
      </div>
      <FourSteps />
      <Benefits />
      <TryIt />
    </>
  );
}
