import { Icon, type IconName } from '../../../../art/icon.tsx';
import type { SignInWays } from '../../../../lib/load-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { ProviderButton } from './provider-button.tsx';
import type { Way } from './ways.ts';

const looks: Record<Way, { readonly icon: IconName; readonly name: string }> = {
  email: { icon: 'mail', name: 'your email' },
  phone: { icon: 'message', name: 'your phone number' },
  organisation: { icon: 'building', name: 'your organisation' },
  wallet: { icon: 'card', name: 'a crypto wallet' },
};

type WayChoicesProps = {
  ways: readonly Way[];
  providers: SignInWays['providers'];
  returnPath: string;
  makesAccounts: boolean;
  hasFormAbove: boolean;
  onChoose: (way: Way) => void;
};

/** A button per form, and one per provider, which leaves the site. */
export function WayChoices(props: WayChoicesProps) {
  const { ways, providers, returnPath, makesAccounts, hasFormAbove, onChoose } = props;
  const isNew = makesAccounts || providers.length > 0;
  if (ways.length + providers.length === 0 && !isNew) return null;
  return (
    <div className={hasFormAbove ? 'mt-7 border-t border-line pt-7' : undefined}>
      <ul className="grid gap-3 empty:hidden">
        {ways.map((way) => (
          <li key={way}>
            <Button variant="secondary" block onClick={() => onChoose(way)}>
              <Icon name={looks[way].icon} className="size-5 shrink-0" />
              Continue with {looks[way].name}
            </Button>
          </li>
        ))}
        {providers.map(({ id, name }) => (
          <li key={id}>
            <ProviderButton id={id} name={name} returnPath={returnPath} />
          </li>
        ))}
      </ul>
      {isNew ? (
        <p className="text-15 text-ink-2 not-first:mt-4">
          If you are new here, this makes you an account. By going on you say that you are 18 or over and
          agree to the <TextLink to="/terms">terms</TextLink> and the{' '}
          <TextLink to="/privacy">privacy policy</TextLink>.
        </p>
      ) : null}
    </div>
  );
}
