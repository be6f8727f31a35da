import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { responseDeadline } from '@plainclaim/domain/letters/response-deadline';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { letter } from '../../../art/illustrations/letter.tsx';
import { Picture } from '../../../art/picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { LimitNotices } from '../../../ui/display/limit-notices.tsx';

type GeneratePanelProps = {
  form: ClaimFormInput;
  /** Limits that are near or reached. */
  limits: readonly string[];
  onGenerate: () => void;
};

export function GeneratePanel({ form, limits, onGenerate }: GeneratePanelProps) {
  const limitsId = useId();
  const { days, longDate } = responseDeadline(form, londonDateOf(new Date()));
  return (
    <Card className="grid gap-6 p-6 sm:p-10 md:grid-cols-[minmax(0,1fr)_auto] md:items-start md:gap-10">
      <div>
        <h2 className="text-24">Ready when you are</h2>
        <ul className="mt-4 grid gap-2.5 text-ink-2">
          <Pledge>We write the letter from your answers, for the courts of {form.jurisdiction}.</Pledge>
          <Pledge>
            It gives the other side {days} days to reply. Sent today, that is until {longDate}.
          </Pledge>
          <Pledge>You read it first and can change its words. Nothing is sent until you submit.</Pledge>
        </ul>
        <LimitNotices id={limitsId} limits={limits} className="mt-6" />
        <Button
          size="lg"
          className="mt-7 max-sm:w-full"
          aria-describedby={limits.length > 0 ? limitsId : undefined}
          onClick={onGenerate}
        >
          <Icon name="pencil" />
          Generate Letter
        </Button>
      </div>
      <Picture drawing={letter} className="h-auto w-32 max-md:hidden" />
    </Card>
  );
}

function Pledge({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon name="check" className="mt-[0.2em] size-[1.15em] shrink-0 stroke-[2.4] text-brand" />
      <span>{children}</span>
    </li>
  );
}
