import { canMoveReferral } from '@plainclaim/domain/solicitors/referrals';
import type { ReactNode } from 'react';
import { problemWords } from '../../../lib/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { type CaseAct, useActOnCase } from '../api/act-on-case.ts';
import type { ReferredCase } from '../api/solicitor-api.ts';
import { acceptingMeans, partiesOf } from '../case-words.ts';
import { CompleteCase } from './complete-case.tsx';
import { DeclineCase } from './decline-case.tsx';

type CaseActsProps = {
  case: ReferredCase;
  userId: string;
  /** Called with the reason when the case is no longer the solicitor's. */
  onMovedOn: (words: string) => void;
};

/** The actions possible on a case now. Each asks for confirmation and names its consequence. */
export function CaseActs({ case: one, userId, onMovedOn }: CaseActsProps) {
  const acting = useActOnCase(userId, one.id);
  const toast = useToast();
  const parties = partiesOf(one);
  const may = (trigger: CaseAct['act']) => canMoveReferral(one.status, trigger, 'solicitor');

  async function act(said: CaseAct, done: { title: string; detail: string }) {
    const outcome = await acting.mutateAsync(said);
    if (outcome.done) toast(done);
    else onMovedOn(outcome.words);
  }

  const ask = (words: Omit<AskProps, 'parties' | 'failed'>) => (
    <Ask {...words} parties={parties} failed={acting.isError ? problemWords(acting.error) : undefined} />
  );

  return (
    <>
      {may('accept')
        ? ask({
            label: 'Accept Case',
            title: 'Accept this case?',
            onConfirm: () =>
              act(
                { act: 'accept' },
                { title: 'Case accepted', detail: `${parties} is under Accepted Claims.` },
              ),
            children: acceptingMeans(one),
          })
        : null}
      {may('decline') ? (
        <DeclineCase
          parties={parties}
          accessibleLabel={`Decline: ${parties}`}
          onDecline={(reason) =>
            act(
              { act: 'decline', reason },
              { title: 'Case declined', detail: 'Another solicitor is asked, if one fits.' },
            )
          }
        />
      ) : null}
      {may('start')
        ? ask({
            label: 'Start Work',
            title: 'Start work on this case?',
            onConfirm: () =>
              act(
                { act: 'start' },
                { title: 'Work started', detail: `${one.plaintiff_name} is told by email.` },
              ),
            children: `${one.plaintiff_name} is told by email that you have started.`,
          })
        : null}
      {may('complete') ? (
        <CompleteCase
          parties={parties}
          client={one.plaintiff_name}
          onComplete={(said) =>
            act(
              { act: 'complete', ...said },
              { title: 'Case completed', detail: `${one.plaintiff_name} is told by email.` },
            )
          }
        />
      ) : null}
    </>
  );
}

type AskProps = {
  label: string;
  title: string;
  parties: string;
  failed: string | undefined;
  onConfirm: () => Promise<void>;
  children: ReactNode;
};

function Ask({ label, title, parties, failed, onConfirm, children }: AskProps) {
  return (
    <Confirm
      title={title}
      verb={label}
      cancelLabel="Not yet"
      failed={failed}
      onConfirm={onConfirm}
      trigger={
        <Button size="sm" aria-label={`${label}: ${parties}`}>
          {label}
        </Button>
      }
    >
      <p className="font-semibold text-ink wrap-anywhere">{parties}</p>
      <p className="mt-1">{children}</p>
    </Confirm>
  );
}
