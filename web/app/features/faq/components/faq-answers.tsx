import { Icon } from '../../../art/icon.tsx';
import { Accordion } from '../../../ui/display/accordion.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { categoryNames, type FaqEntry, faqCategories } from '../faq-entry.ts';
import { type FaqSearch, searchFaq } from '../search-faq.ts';

type FaqAnswersProps = { entries: readonly FaqEntry[]; search: FaqSearch };

/** Grouped by category; a search shows one list, best match first. */
export function FaqAnswers({ entries, search }: FaqAnswersProps) {
  const found = searchFaq(entries, search);
  const searched = search.words.trim() !== '';
  const groups = searched
    ? [{ id: 'found', heading: `Answers for “${search.words.trim()}”`, entries: found }]
    : faqCategories.map((category) => ({
        id: category,
        heading: categoryNames[category],
        entries: found.filter((entry) => entry.category === category),
      }));
  return (
    <div>
      <p role="status" className="mb-6 text-15 text-ink-2 print:hidden">
        {found.length === 1 ? '1 answer' : `${found.length} answers`}
      </p>
      {found.length === 0 ? <NothingFound /> : null}
      <div className="grid gap-12">
        {groups
          .filter((group) => group.entries.length > 0)
          .map((group) => (
            <section key={group.id} aria-labelledby={`faq-${group.id}`}>
              <h2 id={`faq-${group.id}`} className="mb-4 text-24">
                {group.heading}
              </h2>
              <Accordion items={group.entries.map(accordionItem)} />
            </section>
          ))}
      </div>
    </div>
  );
}

function accordionItem({ id, question, answer }: FaqEntry) {
  return {
    id,
    question,
    answer: (
      <>
        <div className="grid gap-3">
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-3 text-14 print:hidden">
          <a
            href={`#${id}`}
            className="inline-flex items-center gap-1.5 text-ink-2 no-underline hover:underline"
          >
            <Icon name="link" className="size-[1.1em]" />
            Link to this answer
            <span className="sr-only">{question}</span>
          </a>
        </p>
      </>
    ),
  };
}

function NothingFound() {
  return (
    <EmptyState
      title="No answer has all of these words"
      action={
        <ButtonLink to="/faq" variant="secondary">
          Show all answers
        </ButtonLink>
      }
    >
      Try fewer words, or <TextLink to="/contact">ask us</TextLink>.
    </EmptyState>
  );
}
