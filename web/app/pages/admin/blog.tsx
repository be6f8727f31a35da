import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Manage the blog',
    description: 'Posts and categories of the blog.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

export default function AdminBlogPage() {
  return <OnItsWay heading="Blog posts">This page will list posts and categories of the blog.</OnItsWay>;
}
