import { supportHours } from '@plainclaim/domain/contact/support';
import { lawWith } from '@plainclaim/domain/law/law-file';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { Icon } from '../../art/icon.tsx';
import { talk } from '../../art/illustrations/talk.tsx';
import { Picture } from '../../art/picture.tsx';
import { FaqAnswers } from '../../features/faq/components/faq-answers.tsx';
import { FaqFilters } from '../../features/faq/components/faq-filters.tsx';
import { JurisdictionCards } from '../../features/faq/components/jurisdiction-cards.tsx';
import { faqEntriesFor } from '../../features/faq/faq-entries.ts';
import { jurisdictionGuidesFor } from '../../features/faq/jurisdiction-guide.ts';
import { readFaqSearch } from '../../features/faq/search-faq.ts';
import { faqStructuredData } from '../../features/faq/structured-data.ts';
import { settingsContext } from '../../lib/load-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { ButtonLink, TextLink } from '../../ui/link.tsx';

/** The texts come with the page's data instead of its script. */
export function loader({ context }: LoaderFunctionArgs) {
  const today = { law: lawWith(context.get(settingsContext).lawFile), on: londonDateOf(new Date()) };
  return { entries: faqEntriesFor(today), guides: jurisdictionGuidesFor(today) };
}

/** A new search filters the texts that are there: no reload needed. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args, {
    title: 'FAQ',
    description:
      'Answers about letters, deadlines, evidence, costs, mediation, courts and payments, for England & Wales, Scotland and Northern Ireland.',
  }),
  ...(args.loaderData ? [{ 'script:ld+json': faqStructuredData(args.loaderData.entries) }] : []),
];

export default function FaqPage() {
  const { entries, guides } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const search = readFaqSearch(params);
  return (
    <>
      <div className="wrap pt-8 pb-16 sm:pt-11 sm:pb-24">
        <TextLink
          to="/"
          className="inline-flex items-center gap-1.5 font-semibold no-underline hover:underline print:hidden"
        >
          <Icon name="arrow-left" />
          Back to home
        </TextLink>
        <div className="mt-5 flex items-end justify-between gap-10">
          <div>
            <h1>Questions and answers</h1>
            <p className="lead mt-4">
              What people ask before, during and after a claim. What is not here you can ask on the{' '}
              <TextLink to="/contact">contact page</TextLink>.
            </p>
          </div>
          <Picture drawing={talk} className="hidden h-auto w-40 shrink-0 md:block print:hidden" />
        </div>
        <div className="mt-9 grid items-start gap-x-18 gap-y-9 border-t border-line pt-9 lg:grid-cols-[264px_minmax(0,1fr)]">
          <FaqFilters {...search} />
          <FaqAnswers entries={entries} search={search} />
        </div>
      </div>
      <section aria-labelledby="faq-jurisdictions" className="section border-y border-line bg-well">
        <div className="wrap">
          <h2 id="faq-jurisdictions">Three jurisdictions, side by side</h2>
          <p className="lead mt-3.5 mb-9">
            The same letter, three sets of rules. Limits and fees change: check before you pay a court.
          </p>
          <JurisdictionCards guides={guides} />
        </div>
      </section>
      <section className="section">
        <div className="wrap flex flex-wrap items-end justify-between gap-x-16 gap-y-7">
          <div>
            <h2>Still a question?</h2>
            <p className="lead mt-3.5">
              Support is there <span className="whitespace-nowrap">{supportHours.words}</span>. Write at any
              time.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/contact">Ask us</ButtonLink>
            <ButtonLink to="/" variant="secondary">
              Back to home
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
