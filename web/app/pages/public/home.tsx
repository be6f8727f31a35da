import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { ClosingCall } from './home/closing-call.tsx';
import { FiguresBand } from './home/figures-band.tsx';
import { Hero } from './home/hero.tsx';
import { ThreeSteps } from './home/three-steps.tsx';
import { WhyChoose } from './home/why-choose.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Plainclaim: owed money? Put it in writing',
    description:
      'Tell us what happened. We draft a formal Letter Before Action, you check every word, and it goes to their inbox with your evidence attached.',
  });

export default function HomePage() {
  return (
    <>
      <Hero />
      <WhyChoose />
      <ThreeSteps />
      <FiguresBand />
      <ClosingCall />
    </>
  );
}
