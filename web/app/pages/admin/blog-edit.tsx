import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Edit post',
    description: 'Change a post of the blog.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'form' };

export default function AdminBlogEditPage() {
  return <OnItsWay heading="Edit post">This page will be the place to change a post.</OnItsWay>;
}
