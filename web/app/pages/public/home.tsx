import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Plainclaim: owed money? Put it in writing',
    description:
      'Tell us what happened. We draft a formal Letter Before Action, you check every word, and it goes to their inbox with your evidence attached.',
  });

export default function HomePage() {
  return <OnItsWay heading="Owed money? Put it in writing.">Home.</OnItsWay>;
}
