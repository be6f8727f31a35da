import { useId, useState } from 'react';
import { Card } from '../../../../ui/display/card.tsx';
import { FieldGroup } from '../../../../ui/forms/field.tsx';
import type { AdminClaim } from '../../api/admin-api.ts';
import type { Written } from '../../api/hand-replies.ts';
import { ChooseClaim } from '../replies/choose-claim.tsx';
import { JustMatched } from '../replies/just-matched.tsx';
import { ChosenClaim } from './chosen-claim.tsx';
import { HandReplyForm } from './hand-reply-form.tsx';
import { WrittenDown } from './written-down.tsx';

/** For replies by post, phone or in person. The claim's search is a form itself, so it comes first. */
export function WriteDownReply() {
  const titleId = useId();
  const [claim, setClaim] = useState<AdminClaim>();
  const [isMissing, setMissing] = useState(false);
  const [written, setWritten] = useState<Written>();
  return (
    <Card id="write-down" className="mt-10 scroll-mt-6 p-5 sm:p-7">
      <section
        aria-labelledby={titleId}
        className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
      >
        <div>
          <h2 id={titleId} className="text-24">
            Write down a letter or a call
          </h2>
          <p className="mt-2 text-ink-2">
            For replies that came by post, by phone or in person: they have no subject and no sender. They
            count from the day they were received.
          </p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <FieldGroup
            label="Which claim is it about?"
            error={isMissing && !claim ? 'Please choose the claim it is about.' : undefined}
          >
            {claim ? (
              <ChosenClaim claim={claim} onChooseAnother={() => setClaim(undefined)} />
            ) : (
              <div className="mt-2.5">
                <ChooseClaim onChosen={setClaim} />
              </div>
            )}
          </FieldGroup>
          <HandReplyForm
            claim={claim}
            onNoClaim={() => setMissing(true)}
            onStart={() => setWritten(undefined)}
            onWritten={(done) => {
              setWritten(done);
              setMissing(false);
              setClaim(undefined);
            }}
          />
          {written ? <WrittenDown key={written.reply.id} {...written} /> : <JustMatched only="by-hand" />}
        </div>
      </section>
    </Card>
  );
}
