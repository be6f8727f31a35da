import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Frequently asked questions',
    description:
      'Answers about letters, evidence, deadlines, costs, mediation and enforcement in England & Wales, Scotland and Northern Ireland.',
  });

export default function FaqPage() {
  return <OnItsWay heading="FAQ">This page will answer the questions people ask us most.</OnItsWay>;
}
