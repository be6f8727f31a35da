import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Article',
    description: 'An article from the Plainclaim blog.',
    index: false,
  });

export default function BlogPostPage() {
  return <OnItsWay heading="Article">This page will show the article you asked for.</OnItsWay>;
}
