import { Link } from 'react-router';

type Tag = { readonly id: string; readonly name: string; readonly slug: string };

export function PostTags({ tags }: { tags: readonly Tag[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-10 flex flex-wrap gap-2 print:hidden">
      {tags.map(({ id, name, slug }) => (
        <li key={id}>
          <Link
            to={`/blog/tag/${slug}`}
            className="inline-flex min-h-9 items-center rounded-lg border border-line bg-sheet px-3 text-14 text-ink-2 no-underline transition-colors hover:border-edge hover:text-ink"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
