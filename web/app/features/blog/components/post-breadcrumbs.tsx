import { Icon } from '../../../art/icon.tsx';
import { TextLink } from '../../../ui/link.tsx';

type PostTrailProps = { category: { readonly name: string; readonly slug: string } };

/** The breadcrumbs of a post. */
export function PostBreadcrumbs({ category }: PostTrailProps) {
  return (
    <nav aria-label="You are here" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-1.5 text-15">
        <li>
          <TextLink to="/blog">Blog</TextLink>
        </li>
        <li className="inline-flex items-center gap-1.5">
          <Icon name="chevron-right" className="size-4 text-ink-3" />
          <TextLink to={`/blog/category/${category.slug}`}>{category.name}</TextLink>
        </li>
      </ol>
    </nav>
  );
}
