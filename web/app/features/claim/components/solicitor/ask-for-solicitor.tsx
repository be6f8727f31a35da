import { consentForm, consentWords } from '@plainclaim/domain/solicitors/consent';
import { Icon } from '../../../../art/icon.tsx';
import type { ClaimDetails } from '../../../../lib/claims-api.ts';
import { Card, CardBody } from '../../../../ui/display/card.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Form, SubmitButton, useZodForm } from '../../../../ui/forms/form.tsx';
import { FormField } from '../../../../ui/forms/form-field.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { type SolicitorSearch, useAskForSolicitor } from '../../api/solicitor.ts';
import { notShared, sharedThings } from '../../solicitor-words.ts';

type AskForSolicitorProps = {
  details: ClaimDetails;
  userId: string;
  reasons: SolicitorSearch['reasons'];
  isAgain: boolean;
};

/** Asks for consent: lists what would be shared, and shares nothing without the tick. */
export function AskForSolicitor({ details, userId, reasons, isAgain }: AskForSolicitorProps) {
  const ask = useAskForSolicitor(userId, details.claim.id);
  const form = useZodForm(consentForm, { consent: false });
  const toast = useToast();
  return (
    <Card>
      <CardBody>
        <h3 className="text-20">{isAgain ? 'Ask for a solicitor again' : 'Ask for a solicitor'}</h3>
        <p className="mt-2 max-w-[62ch]">
          {reasons.map(({ words }) => words).join(' ')} We can ask solicitors who take on claims like yours,
          the nearest first, one after the other until somebody takes the case on.
        </p>
        <p className="mt-2 max-w-[62ch]">
          Asking costs nothing. What a solicitor’s work costs is agreed between you and them; we take no fee
          from either of you.
        </p>
        <h4 className="mt-6 font-sans text-16 font-strong tracking-[0]">
          What a solicitor who is asked can see
        </h4>
        <ul className="mt-2.5 grid gap-2">
          {sharedThings(details).map((thing) => (
            <li key={thing} className="flex gap-2.5">
              <Icon name="check" className="mt-[0.2em] size-[1.15em] shrink-0 text-brand" />
              <span className="max-w-[60ch] wrap-anywhere">{thing}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 flex gap-2.5 text-ink-2">
          <Icon name="lock" className="mt-[0.2em] size-[1.15em] shrink-0" />
          <span className="max-w-[60ch]">{notShared}</span>
        </p>
        <Form
          form={form}
          className="mt-6"
          onSubmit={async () => {
            const { search, asked } = await ask.mutateAsync();
            toast(
              search?.status === 'asking'
                ? {
                    title: 'A solicitor was asked',
                    detail: `${asked.at(-1)?.name} can see your case file now.`,
                  }
                : { tone: 'info', title: 'No solicitor was found', detail: 'Our team has been told.' },
            );
            return undefined;
          }}
        >
          <FormField
            control={form.control}
            name="consent"
            as={Checkbox}
            label="I agree that Plainclaim shares this case file with one solicitor after the other until somebody takes my case on."
            hint={consentWords('on this page')}
          />
          <div>
            <SubmitButton busyLabel="Asking…">Ask for a solicitor</SubmitButton>
          </div>
        </Form>
      </CardBody>
    </Card>
  );
}
