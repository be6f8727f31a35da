import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { letter } from '../../art/illustrations/letter.tsx';
import { Picture } from '../../art/picture.tsx';
import { answerPostedForm } from '../../features/contact/answer-posted-form.ts';
import { ContactForm } from '../../features/contact/components/contact-form.tsx';
import { SupportDetails } from '../../features/contact/components/support-details.tsx';
import type { ContactPage as PageData } from '../../features/contact/contact-wire.ts';
import { apiContext } from '../../lib/load-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Card } from '../../ui/display/card.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Contact',
    description: 'Ask the Plainclaim team a question about a claim, a letter or your account.',
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const response = await context.get(apiContext)('/api/contact');
  const { form_token: formToken, support_open: isOpen } = (await response.json()) as PageData;
  const claimId = new URL(request.url).searchParams.get('claim_id') ?? '';
  return { formToken, isOpen, claimId: claimId.slice(0, 64) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { posted, status } = await answerPostedForm(request, context.get(apiContext));
  return data(posted, { status });
}

export default function ContactPage() {
  const { formToken, isOpen, claimId } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return (
    <div className="wrap py-10 sm:py-16">
      <div className="flex items-end justify-between gap-10">
        <div>
          <h1>Contact</h1>
          <p className="lead mt-4">
            Something unclear, or something wrong? Tell us in your own words. A person on our team reads every
            message.
          </p>
        </div>
        <Picture drawing={letter} className="hidden h-auto w-32 shrink-0 md:block" />
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 sm:mt-10 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Card className="p-5 sm:p-8">
          <ContactForm formToken={formToken} claimId={claimId} posted={posted} />
        </Card>
        <SupportDetails isOpen={isOpen} />
      </div>
    </div>
  );
}
