import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Pay a claim',
    description: 'Pay what was agreed, safely by card.',
    index: false,
  });

export default function PayPage() {
  return (
    <OnItsWay heading="Pay a claim">
      This page will show what you were asked to pay, to whom and why, and let you pay by card.
    </OnItsWay>
  );
}
