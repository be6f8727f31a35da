import type { MetaFunction } from 'react-router';
import { useParams } from 'react-router';
import { PostEditor } from '../../features/blog-admin/components/editor/post-editor.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { TextLink } from '../../ui/link.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';
import { renderPreview } from './blog-preview.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Edit post',
    description: 'Change a post of the blog.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'form' };

export default function AdminBlogEditPage() {
  const { id = '' } = useParams();
  return (
    <div className="wrap pt-10 pb-6 sm:pt-11">
      <TextLink to="/admin/blog">Blog</TextLink>
      <h1 className="mt-3">Edit post</h1>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6">
        <PostEditor key={id} id={id} renderPreview={renderPreview} />
      </div>
    </div>
  );
}
