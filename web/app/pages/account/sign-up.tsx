import { sameSitePath } from '@plainclaim/domain/accounts/same-site-path';
import { useEffect, useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { Icon } from '../../art/icon.tsx';
import { peekDestination } from '../../lib/auth/intended-destination.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Alert } from '../../ui/display/alert.tsx';
import { Card } from '../../ui/display/card.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Get Started',
    description: 'Make a free Plainclaim account and put what you are owed in writing.',
  });

const whatYouGet = [
  'Submit and track small claims',
  'AI-generated claim letters',
  'Connect with solicitors',
  'Secure case management',
];

export default function SignUpPage() {
  const returnUrl = useReturnTarget();
  const query = returnUrl ? `?return_url=${encodeURIComponent(returnUrl)}` : '';
  return (
    <div className="wrap py-10 sm:py-16">
      <div className="mx-auto max-w-[560px]">
        <h1 className="text-[length:var(--text-32)]">Create your account</h1>
        <p className="mt-3 text-ink-2">Free, and it takes a minute.</p>
        {returnUrl ? (
          <Alert tone="info" title="You will be redirected to continue your claim" className="mt-6" />
        ) : null}
        <Card className="mt-7 p-6 sm:p-8">
          <h2 className="text-24">I Need Legal Help</h2>
          <ul className="mt-5 grid gap-3">
            {whatYouGet.map((line) => (
              <li key={line} className="flex items-start gap-3">
                <Icon name="check" className="mt-0.5 size-5 shrink-0 text-brand" />
                {line}
              </li>
            ))}
          </ul>
          <ButtonLink to={`/signup/plaintiff${query}`} block className="mt-7">
            Continue
            <Icon name="arrow-right" />
          </ButtonLink>
        </Card>
        <p className="mt-6 text-ink-2">
          This is the account for people with a claim. If you are a solicitor,{' '}
          <TextLink to="/contact">our contact page</TextLink> leads you to the form for solicitors.
        </p>
        <p className="mt-3 text-ink-2">
          Already have an account? <TextLink to={`/signin${query}`}>Sign in</TextLink>
        </p>
      </div>
    </div>
  );
}

/** From the link, or from the tab's storage, which can be read only after hydration. */
function useReturnTarget(): string | null {
  const [search] = useSearchParams();
  const [remembered, setRemembered] = useState<string | null>(null);
  useEffect(() => setRemembered(peekDestination()), []);
  return sameSitePath(search.get('return_url')) ?? remembered;
}
