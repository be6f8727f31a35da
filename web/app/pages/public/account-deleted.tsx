import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { TextLink } from '../../ui/link.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your account is deleted',
    description: 'What happens after you deleted your account at Plainclaim.',
    index: false,
  });

export default function AccountDeletedPage() {
  return (
    <div className="wrap max-w-[680px] py-12 sm:py-20">
      <h1>Your account is deleted</h1>
      <p className="lead mt-4">
        You are signed out everywhere. We have sent you one last mail that confirms it and says what we keep
        for a time.
      </p>
      <p className="mt-6 text-ink-2">
        The <TextLink to="/privacy#how-long">privacy notice</TextLink> says for how long. You are welcome back
        at any time: <TextLink to="/signup">sign up</TextLink> again, or read on at the{' '}
        <TextLink to="/">home page</TextLink>.
      </p>
    </div>
  );
}
