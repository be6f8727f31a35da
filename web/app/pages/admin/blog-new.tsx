import type { MetaFunction } from 'react-router';
import { NewPostEditor } from '../../features/blog-admin/components/editor/post-editor.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { TextLink } from '../../ui/link.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';
import { renderPreview } from './blog-preview.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'New post',
    description: 'Write a post for the blog.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'form' };

export default function AdminBlogNewPage() {
  return (
    <div className="wrap pt-10 pb-6 sm:pt-11">
      <TextLink to="/admin/blog">Blog</TextLink>
      <h1 className="mt-3">New post</h1>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6">
        <NewPostEditor renderPreview={renderPreview} />
      </div>
    </div>
  );
}
