import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { useMemo, useState } from 'react';
import { Icon } from '../../../../art/icon.tsx';
import { type ToldOffer, toldOffers } from '../../../../lib/told-offers.ts';
import { Button } from '../../../../ui/button.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { useFocusOn } from '../../../../ui/forms/use-focus-on.ts';
import { usePaused } from '../../../../ui/forms/use-paused.ts';
import { useSettled } from '../../../../ui/forms/use-settled.ts';
import type { WizardControls } from '../wizard-controls.ts';

/** More would be a wall; the next one comes when one of these is answered. */
const mostAtOnce = 3;

/** Sums and dates that the description tells and the claim does not have yet, each to be added with one press. */
export function ToldSuggestions({ wizard }: { wizard: WizardControls }) {
  const { form, facts, now, writeFacts, dismissed, dismiss } = wizard;
  const descriptionId = useFieldId('description');
  const ownId = useFieldId('told');
  const focusOn = useFocusOn();
  const [said, setSaid] = useState('');
  const description = usePaused(form.description);
  const { issueType } = form;
  const offers = useMemo(
    () => toldOffers({ description, issueType }, facts, londonDateOf(now), dismissed),
    [description, issueType, facts, now, dismissed],
  );
  const count = useSettled(countWords(offers.length));

  const goOn = () => focusOn(offers.length > 1 ? ownId : descriptionId);
  const accept = ({ accept }: ToldOffer) => {
    if (!accept) return;
    writeFacts(accept.change(facts));
    setSaid(`${accept.subject} is in your claim now`);
    goOn();
  };
  const turnDown = ({ words }: ToldOffer) => {
    dismiss(words);
    setSaid('');
    goOn();
  };
  return (
    <>
      {offers.length > 0 && (
        <section
          id={ownId}
          aria-label="From what you wrote"
          tabIndex={-1}
          className="rounded-lg border border-info-line bg-info-soft px-4 py-3 focus-visible:outline-3 focus-visible:outline-focus"
        >
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="info" className="size-5 shrink-0 text-info" />
            From what you wrote
          </p>
          <ul className="mt-1 grid">
            {offers.slice(0, mostAtOnce).map((offer) => (
              <Offer
                key={offer.words}
                offer={offer}
                onAccept={() => accept(offer)}
                onDismiss={() => turnDown(offer)}
              />
            ))}
          </ul>
        </section>
      )}
      <span role="status" className="sr-only">
        {said || count}
      </span>
    </>
  );
}

type OfferProps = { offer: ToldOffer; onAccept: () => void; onDismiss: () => void };

function Offer({ offer: { words, accept }, onAccept, onDismiss }: OfferProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-info-line py-2 not-first:border-t">
      <span className="min-w-[min(100%,14rem)] flex-1 wrap-anywhere">{words}</span>
      <span className="flex flex-wrap gap-2">
        {accept && (
          <Button size="sm" variant="secondary" onClick={onAccept}>
            {accept.label}
            <span className="sr-only"> {accept.subject}</span>
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onDismiss}>
          {accept ? 'No, thanks' : 'Dismiss'}
          <span className="sr-only"> {accept?.subject ?? words}</span>
        </Button>
      </span>
    </li>
  );
}

function countWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'One suggestion from what you wrote' : `${count} suggestions from what you wrote`;
}
