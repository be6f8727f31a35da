import type { SignInWay } from '../../../lib/load-context.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { TextLink } from '../../../ui/link.tsx';

type ProviderButtonsProps = { siteUrl: string; ways: readonly SignInWay[]; returnPath: string };

/** One link per service that the operator set up. They lead away from the site and work without script. */
export function ProviderButtons({ siteUrl, ways, returnPath }: ProviderButtonsProps) {
  const addressOf = (id: string) =>
    `${siteUrl}/auth/v1/authorize?${new URLSearchParams({ provider: id, redirect_to: siteUrl + returnPath })}`;
  return (
    <div className="mt-7 border-t border-line pt-7">
      <ul className="grid gap-3">
        {ways.map(({ id, name }) => (
          <li key={id}>
            <a href={addressOf(id)} className={cn(buttonClass({ variant: 'secondary', block: true }))}>
              Continue with {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-15 text-ink-2">
        If you are new here, this makes you an account. By going on you say that you are 18 or over and agree
        to the <TextLink to="/terms">terms</TextLink> and the{' '}
        <TextLink to="/privacy">privacy policy</TextLink>.
      </p>
    </div>
  );
}
