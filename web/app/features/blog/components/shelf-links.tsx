import { NavLink } from 'react-router';
import { cn } from '../../../ui/cn.ts';
import { Alert } from '../../../ui/display/alert.tsx';
import type { Shelves } from '../api/read-blog-list.ts';

const chip =
  'inline-flex min-h-10 items-center gap-1.5 rounded-lg border px-3.5 text-15 no-underline transition-colors';
const quiet = 'border-line bg-sheet text-ink-2 hover:border-edge hover:text-ink';
const chosen = 'border-brand bg-brand-soft font-semibold text-brand';

type ShelfLinkProps = { to: string; children: string; count?: number };

/** Marked as current on every page of its list. */
function ShelfLink({ to, children, count }: ShelfLinkProps) {
  return (
    <li>
      <NavLink end to={to} className={({ isActive }) => cn(chip, isActive ? chosen : quiet)}>
        {children}
        {count === undefined ? null : <span className="text-ink-3 tabular-nums">{count}</span>}
      </NavLink>
    </li>
  );
}

export function CategoryLinks({ categories }: Pick<Shelves, 'categories'>) {
  if (categories === null) return <Alert tone="amber" title="Failed to load categories" />;
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-2">
        <ShelfLink to="/blog">All posts</ShelfLink>
        {categories.map(({ id, name, slug, post_count }) => (
          <ShelfLink key={id} to={`/blog/category/${slug}`} count={post_count}>
            {name}
          </ShelfLink>
        ))}
      </ul>
    </nav>
  );
}

export function TagLinks({ tags }: Pick<Shelves, 'tags'>) {
  if (!tags || tags.length === 0) return null;
  return (
    <nav aria-labelledby="blog-tags" className="mt-14 border-t border-line pt-8">
      <h2 id="blog-tags" className="text-20">
        Browse by tag
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {tags.map(({ id, name, slug }) => (
          <ShelfLink key={id} to={`/blog/tag/${slug}`}>
            {name}
          </ShelfLink>
        ))}
      </ul>
    </nav>
  );
}
