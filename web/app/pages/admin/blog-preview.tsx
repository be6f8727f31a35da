import { PostArticle } from '../../features/blog/components/post-article.tsx';
import type { PostPreview } from '../../features/blog-admin/post-preview.ts';

/** The post as the public page renders it. */
export function renderPreview(preview: PostPreview) {
  const { title, excerpt, content, featuredImageUrl, featuredImageAlt, publishedAt, readMinutes } = preview;
  return (
    <div className="px-5 py-8 sm:px-10 sm:py-12">
      <PostArticle
        titleAs="h2"
        title={title}
        excerpt={excerpt}
        content={content}
        featuredImageUrl={featuredImageUrl || null}
        featuredImageAlt={featuredImageAlt}
        publishedAt={publishedAt}
        readMinutes={readMinutes}
        above={preview.categoryName ? <p className="text-15 text-ink-2">{preview.categoryName}</p> : null}
      />
      {preview.tagNames.length > 0 ? (
        <p className="mt-8 text-15 text-ink-2">Tags: {preview.tagNames.join(', ')}</p>
      ) : null}
    </div>
  );
}
