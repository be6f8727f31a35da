import { missingFromClaim } from '@plainclaim/domain/claims/facts/missing-from-claim';
import { AppError } from '@plainclaim/domain/shared/errors';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import type { Draft } from '../../../lib/claims-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { answersAddress } from '../answers-address.ts';
import { useSaveFacts } from '../api/save-facts.ts';
import { keptOffer, type StoryOffer, storyOffers } from '../story-offers.ts';

/** More would be a wall; the next one comes when one of these is answered. */
const mostAtOnce = 3;

type StoryOffersProps = {
  userId: string;
  draft: Draft;
  /** The letter as it is shown or being edited. */
  text: string;
  kept: readonly string[];
  busy: boolean;
  onKeep: (key: string) => void;
  /** A row was added, and the letter has to be written anew. */
  onAdded: (subject: string) => void;
};

/** Sums and days that the letter's account tells and no row has, each to be added with one press. */
export function StoryOffers({ userId, draft, text, kept, busy, onKeep, onAdded }: StoryOffersProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const save = useSaveFacts(userId, draft);
  const [now] = useState(() => new Date());
  const settled = useDeferredValue(text);
  const offers = useMemo(() => storyOffers(settled, draft, now, kept), [settled, draft, now, kept]);
  if (offers.length === 0) return null;

  const add = ({ accept }: StoryOffer) =>
    save.mutate(accept.change(draft.facts), {
      onSuccess: ({ form, facts }) => {
        // A second sum asks what the first one is: only the answers can say.
        const [missing] = missingFromClaim(form, facts, now);
        if (missing) void navigate(answersAddress(draft.id, 1), { state: { field: missing.field } });
        else onAdded(accept.subject);
      },
    });
  return (
    <Card>
      <section aria-labelledby={titleId} className="px-5 py-4">
        <h2
          id={titleId}
          className="flex items-center gap-2.5 font-sans text-16 leading-[1.3] font-strong tracking-[0]"
        >
          <Icon name="info" className="size-[22px] shrink-0 text-info" />
          Told, but in no row
        </h2>
        <p className="mt-1 text-15 text-ink-2">
          Your letter tells of this, and your answers do not list it. You need not add it.
        </p>
        <ul className="mt-2 grid">
          {offers.slice(0, mostAtOnce).map((offer) => (
            <li key={offer.words} className="border-t border-line py-2.5 first:border-t-0 last:pb-0">
              <p className="leading-[1.45] wrap-anywhere">{offer.words}</p>
              {offer.amount ? (
                <p className="text-14 text-ink-2">You would then claim {offer.amount}.</p>
              ) : null}
              <div className="mt-2 flex flex-wrap gap-2">
                <Button
                  size="sm"
                  variant="secondary"
                  disabled={busy || save.isPending}
                  onClick={() => add(offer)}
                >
                  {offer.accept.label}
                  <span className="sr-only"> {offer.accept.subject}</span>
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={busy || save.isPending}
                  onClick={() => onKeep(keptOffer(offer.words))}
                >
                  No, thanks
                  <span className="sr-only"> {offer.accept.subject}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
        {save.isError ? (
          <Alert live tone="danger" className="mt-3" title="That could not be added.">
            {wordsOf(save.error)}
          </Alert>
        ) : null}
      </section>
    </Card>
  );
}

const wordsOf = (error: unknown) =>
  (error instanceof AppError && error.code === 'conflict' && error.userMessage) ||
  'Please try again in a moment.';
