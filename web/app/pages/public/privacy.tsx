import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Privacy',
    description: 'What personal data Plainclaim keeps, why, for how long, and the rights you have over it.',
  });

export default function PrivacyPage() {
  return (
    <OnItsWay heading="Privacy">
      This page will set out what we keep about you, why, for how long, and how to have it corrected or
      removed.
    </OnItsWay>
  );
}
