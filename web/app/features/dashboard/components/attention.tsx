import type { Dashboard } from '../../../lib/claims-api.ts';
import { Alert } from '../../../ui/display/alert.tsx';
import { ButtonLink } from '../../../ui/link.tsx';

type AttentionProps = { items: Dashboard['attention']; claims: Dashboard['recent'] };

const tones = {
  'answer-offer': 'good',
  'mail-failed': 'danger',
  'after-deadline': 'amber',
  'seems-disputed': 'amber',
  disputed: 'amber',
  'write-letter': 'info',
} as const;

const titles = {
  'answer-offer': 'You have an offer',
  'mail-failed': 'A letter has not arrived',
  'after-deadline': 'The deadline has passed',
  'seems-disputed': 'Your claim seems to be disputed',
  disputed: 'Your claim is disputed',
  'write-letter': 'A letter is missing',
};

const withChoices: readonly (keyof typeof titles)[] = ['after-deadline', 'seems-disputed', 'disputed'];

/** Claims that need the user, each with a link to act on it. */
export function Attention({ items, claims }: AttentionProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label="What needs your attention" className="mt-6 grid gap-4">
      {items.map(({ claim_id, kind, sentence }) => (
        <Alert
          key={claim_id}
          tone={tones[kind]}
          title={titleOf(kind, claims.find(({ id }) => id === claim_id)?.defendant_name)}
          actions={
            kind === 'answer-offer' ? (
              <ButtonLink to={`/plaintiff-dashboard?claim_id=${claim_id}`} size="sm">
                Review Settlement
              </ButtonLink>
            ) : (
              <ButtonLink to={`/claim/${claim_id}`} variant="secondary" size="sm">
                {withChoices.includes(kind) ? 'See your choices' : 'Open the claim'}
              </ButtonLink>
            )
          }
        >
          {sentence}
        </Alert>
      ))}
    </section>
  );
}

function titleOf(kind: keyof typeof titles, defendant: string | undefined): string {
  return defendant ? `${titles[kind]}: ${defendant}` : titles[kind];
}
