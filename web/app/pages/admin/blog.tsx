import type { MetaFunction } from 'react-router';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Icon } from '../../art/icon.tsx';
import { PostList } from '../../features/blog-admin/components/list/post-list.tsx';
import { CategoryManager, TagManager } from '../../features/blog-admin/components/shelves/managers.tsx';
import { TimedNotice } from '../../features/blog-admin/components/timed-notice.tsx';
import { readPostFilter } from '../../features/blog-admin/post-filter.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Tabs } from '../../ui/display/tabs.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Manage the blog',
    description: 'Posts and categories of the blog.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

const tabNames = ['posts', 'categories', 'tags'] as const;

export default function AdminBlogPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tab = tabNames.find((name) => name === search.get('tab')) ?? 'posts';
  return (
    <div className="wrap py-10 sm:py-11">
      <TextLink to="/admin/dashboard">Admin dashboard</TextLink>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <h1>Blog</h1>
        <ButtonLink to="/admin/blog/new">
          <Icon name="plus" className="size-5" />
          New post
        </ButtonLink>
      </div>
      <SavedNotice />
      <div className="mt-7 max-sm:[&_[role=tab]]:basis-20">
        <Tabs
          label="Parts of the blog"
          value={tab}
          onChange={(id) => void navigate(id === 'posts' ? '/admin/blog' : `/admin/blog?tab=${id}`)}
          tabs={[
            { id: 'posts', label: 'Posts', content: <PostList filter={readPostFilter(search)} /> },
            { id: 'categories', label: 'Categories', content: <CategoryManager /> },
            { id: 'tags', label: 'Tags', content: <TagManager /> },
          ]}
        />
      </div>
    </div>
  );
}

/** What the editor saved before it redirected here. */
function SavedNotice() {
  const { state, key } = useLocation();
  const notice = (state as { notice?: string } | null)?.notice;
  if (!notice) return null;
  return (
    <div className="mt-6 empty:hidden">
      <TimedNotice key={key} milliseconds={5000}>
        {notice}
      </TimedNotice>
    </div>
  );
}
