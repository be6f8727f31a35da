import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readBlogPost } from '../../features/blog/api/read-blog-post.ts';
import { useReportView } from '../../features/blog/api/report-view.ts';
import { PostArticle } from '../../features/blog/components/post-article.tsx';
import { PostAside } from '../../features/blog/components/post-aside.tsx';
import { PostBreadcrumbs } from '../../features/blog/components/post-breadcrumbs.tsx';
import { PostTags } from '../../features/blog/components/post-tags.tsx';
import { RelatedPosts } from '../../features/blog/components/related-posts.tsx';
import { postMeta } from '../../features/blog/post-meta.ts';
import { apiContext, reportErrorContext } from '../../lib/load-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { MessagePage } from '../../shell/message-page.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';

const statuses = { found: 200, 'not-found': 404, failed: 503 } as const;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const report = (error: unknown) => context.get(reportErrorContext)(error, request);
  const asked = await readBlogPost(context.get(apiContext), params.slug ?? '', report);
  return data(asked, { status: statuses[asked.kind] });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.loaderData?.kind === 'found'
    ? postMeta(args, args.loaderData.body.post)
    : pageMeta(args, {
        title: args.loaderData?.kind === 'failed' ? 'Failed to load blog post' : 'Blog post not found',
        description: 'An article from the Plainclaim blog.',
        index: false,
      });

export default function BlogPostPage() {
  const asked = useLoaderData<typeof loader>();
  useReportView(asked.kind === 'found' ? asked.body.post.slug : undefined);
  if (asked.kind !== 'found') return <NoPost hasFailed={asked.kind === 'failed'} />;
  const { post, related } = asked.body;
  return (
    <div className="wrap pt-10 pb-20 sm:pt-14">
      <PostArticle
        title={post.title}
        excerpt={post.excerpt}
        content={post.content}
        featuredImageUrl={post.featured_image_url}
        featuredImageAlt={post.featured_image_alt}
        publishedAt={new Date(post.published_at)}
        publishedOn={post.published_on}
        readMinutes={post.read_minutes}
        authorName={post.author_name}
        viewCount={post.view_count}
        above={<PostBreadcrumbs category={post.category} />}
        aside={<PostAside content={post.content} />}
      />
      <PostTags tags={post.tags} />
      <RelatedPosts posts={related} />
    </div>
  );
}

function NoPost({ hasFailed }: { hasFailed: boolean }) {
  return (
    <MessagePage
      heading={hasFailed ? 'Failed to load blog post' : 'Blog post not found'}
      actions={
        <>
          <ButtonLink to="/blog">See all posts</ButtonLink>
          <TextLink to="/submit-claim">Submit a claim</TextLink>
        </>
      }
    >
      <p>
        {hasFailed
          ? 'Something went wrong on our side. Reload the page in a moment to try again.'
          : 'It may have been moved, renamed or taken down. The other posts are all there.'}
      </p>
    </MessagePage>
  );
}
