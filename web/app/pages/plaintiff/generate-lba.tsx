import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your letter',
    description: 'Draft, check and send your Letter Before Action.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'letter' };

export default function GenerateLbaPage() {
  return (
    <OnItsWay heading="Generate your Letter Before Action">
      This page will draft your letter, let you change every word, and send it when you say so.
    </OnItsWay>
  );
}
