import { readSha256 } from '@plainclaim/domain/letters/serving/check-code';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { CheckForm } from '../../features/check-paper/check-form.tsx';
import { apiContext } from '../../lib/load-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Alert } from '../../ui/display/alert.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Check a certificate of service',
    description: 'See whether a document is the one that a certificate of service names.',
    index: false,
  });

type Answer = 'match' | 'no-match' | 'not-a-hash' | 'busy' | null;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const typed = (new URL(request.url).searchParams.get('sha256') ?? '').slice(0, 300);
  return { hash: typed, answer: await answerFor(context.get(apiContext), params.code ?? '', typed) };
}

async function answerFor(
  api: (path: string) => Promise<Response>,
  code: string,
  typed: string,
): Promise<Answer> {
  if (typed.trim() === '') return null;
  const sha256 = readSha256(typed);
  if (sha256 === undefined) return 'not-a-hash';
  const response = await api(`/api/check/${encodeURIComponent(code.slice(0, 100))}?sha256=${sha256}`);
  if (!response.ok) return 'busy';
  const { match } = (await response.json()) as { match: boolean };
  return match ? 'match' : 'no-match';
}

export default function CheckPage() {
  const { hash, answer } = useLoaderData<typeof loader>();
  return (
    <div className="wrap max-w-[680px] py-12 sm:py-20">
      <h1>Check a certificate of service</h1>
      <p className="lead mt-4">
        See whether a letter, or the certificate itself, is the document that was recorded under the code in
        this address.
      </p>
      <div role="status" className="not-empty:mt-7">
        <AnswerShown answer={answer} />
      </div>
      <CheckForm hash={hash} />
      <p className="mt-8 max-w-[58ch] text-15 text-ink-2">
        The answer is match or no match. This page tells nothing else about the claim, and nothing about the
        people in it.
      </p>
    </div>
  );
}

function AnswerShown({ answer }: { answer: Answer }) {
  switch (answer) {
    case null:
      return null;
    case 'match':
      return (
        <Alert tone="good" title="Match">
          This is a document that was recorded under this code, unchanged.
        </Alert>
      );
    case 'no-match':
      return (
        <Alert tone="amber" title="No match">
          No document with this fingerprint was recorded under this code. Check that the code and the
          fingerprint are complete. A scan or a newly saved copy has another fingerprint.
        </Alert>
      );
    case 'not-a-hash':
      return (
        <Alert tone="amber" title="This is not a SHA-256">
          It has 64 characters: the digits 0 to 9 and the letters a to f.
        </Alert>
      );
    case 'busy':
      return (
        <Alert tone="amber" title="That could not be checked now">
          Please wait a few minutes and try again.
        </Alert>
      );
  }
}
