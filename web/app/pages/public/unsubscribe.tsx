import { isMailTopic, topicWords } from '@plainclaim/domain/accounts/mail-topics';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { apiContext } from '../../lib/load-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/link.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Stop these mails',
    description: 'Say no to reminders or news by mail, without signing in.',
    index: false,
  });

const addressOf = (request: Request): string => {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return `/api/mail-choices/unsubscribe?token=${encodeURIComponent(token.slice(0, 200))}`;
};

async function topicFrom(response: Response): Promise<string | null> {
  if (!response.ok) return null;
  const { topic } = (await response.json()) as { topic: string };
  return isMailTopic(topic) ? topicWords[topic].inSentence : null;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { words: await topicFrom(await context.get(apiContext)(addressOf(request))) };
}

/** Only a POST unsubscribes: mail scanners open every link. */
export async function action({ request, context }: ActionFunctionArgs) {
  const response = await context.get(apiContext)(addressOf(request), { method: 'POST' });
  return { stopped: await topicFrom(response) };
}

export default function UnsubscribePage() {
  const { words } = useLoaderData<typeof loader>();
  const stopped = useActionData<typeof action>()?.stopped;
  const { state } = useNavigation();
  return (
    <div className="wrap max-w-[680px] py-12 sm:py-20">
      {stopped ? (
        <>
          <h1>Done</h1>
          <p className="lead mt-4" role="status">
            You no longer get {stopped} from us.
          </p>
        </>
      ) : words === null ? (
        <>
          <h1>This link does not work</h1>
          <p className="lead mt-4">It may have been cut off on its way. Open it again from the mail.</p>
        </>
      ) : (
        <>
          <h1>Stop these mails?</h1>
          <p className="lead mt-4">
            We will not send you {words} any more. Mails that your claims need still come.
          </p>
          <Form method="post" className="mt-7">
            <Button type="submit" busy={state === 'submitting'} busyLabel="Stopping…">
              Stop {words}
            </Button>
          </Form>
        </>
      )}
      <p className="mt-8 text-ink-2">
        You can choose your mails at any time in your <TextLink to="/profile">profile</TextLink>.
      </p>
    </div>
  );
}
