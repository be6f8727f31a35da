import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ClaimOutlook } from '../../features/guidance/components/claim-outlook.tsx';
import { FurtherFields } from '../../features/guidance/components/further-fields.tsx';
import { readQuestion } from '../../features/guidance/question.ts';
import { wizardUrl } from '../../features/guidance/wizard-url.ts';
import { settingsContext } from '../../lib/load-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { StartClaim } from './home/start-claim.tsx';
import { WhenToWrite } from './is-it-worth-it/when-to-write.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Is it worth it?',
    description:
      'Before you sign up: how long you have, what a letter and a court cost, what you keep, and an honest answer where it is no.',
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { layOut } = await import('../../features/guidance/outlook.ts');
  const { lawFile } = context.get(settingsContext);
  const question = readQuestion(new URL(request.url).searchParams);
  return { question, lawFile, laidOut: layOut(question, new Date(), lawFile) };
}

export default function IsItWorthItPage() {
  const { question, laidOut, lawFile } = useLoaderData<typeof loader>();
  return (
    <>
      <ClaimOutlook
        further={FurtherFields}
        question={question}
        laidOut={laidOut}
        lawFile={lawFile}
        heading={
          <>
            <h1>Is it worth it?</h1>
            <h2 className="sr-only">Your answers</h2>
            <p className="lead mt-3.5">
              A few answers, before you sign up. We lay out the time, the cost and what you keep, including
              when the answer is no. Nothing is stored.
            </p>
          </>
        }
        after={(answers) => (
          <div className="mt-7 flex flex-wrap items-center gap-4">
            <StartClaim target={wizardUrl(answers)} />
            <p className="max-w-[34ch] text-15/normal text-ink-2">
              We carry your answers over. It is free, and you check every word.
            </p>
          </div>
        )}
      />
      <WhenToWrite />
    </>
  );
}
