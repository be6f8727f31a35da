import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'New post',
    description: 'Write a post for the blog.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'form' };

export default function AdminBlogNewPage() {
  return <OnItsWay heading="New post">This page will be the place to write a post.</OnItsWay>;
}
