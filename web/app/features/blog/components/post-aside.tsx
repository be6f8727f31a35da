import type { PostContent } from '@plainclaim/domain/blog/post-content';
import { ButtonLink } from '../../../ui/link.tsx';
import { namedHeadings } from '../headings.ts';

/** The table of contents of a post, and a link to submit a claim. */
export function PostAside({ content }: { content: PostContent }) {
  const headings = namedHeadings(content).filter(({ heading }) => heading.attrs.level === 2);
  return (
    <div className="grid content-start gap-8 lg:sticky lg:top-6 lg:pt-11">
      {headings.length > 2 ? (
        <nav aria-labelledby="post-contents" className="hidden lg:block">
          <h2 id="post-contents" className="font-sans text-15 font-[650] tracking-[0]">
            In this article
          </h2>
          <ol className="mt-3 grid gap-2 border-l border-line pl-4 text-15">
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} className="text-ink-2 no-underline hover:underline">
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <section className="rounded-xl bg-brand-soft p-6">
        <h2 className="text-20">Put it in writing</h2>
        <p className="mt-2 text-ink-2">
          Tell us what happened. We draft the letter, you check every word, and it goes out with your
          evidence.
        </p>
        <ButtonLink to="/submit-claim" className="mt-4" block>
          Submit Your Claim
        </ButtonLink>
      </section>
    </div>
  );
}
