import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { Link } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import { useChangePoll } from '../../../lib/change-poll.ts';
import { useTimedMessage } from '../../../lib/use-timed-message.ts';
import { Alert } from '../../../ui/display/alert.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card, CardBody, CardHead } from '../../../ui/display/card.tsx';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { LoadFailure } from '../../../ui/display/load-failure.tsx';
import { Loading, SkeletonCard } from '../../../ui/display/skeleton.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { useSolicitor } from '../api/solicitors.ts';
import type { RegistrationDetails } from '../api/solicitors-api.ts';
import { casesInWords, statusLooks } from '../solicitor-words.ts';
import { RegulatorNumbers } from './regulator-numbers.tsx';
import { SolicitorDecisions } from './solicitor-decisions.tsx';

export function SolicitorPage({ id }: { id: string }) {
  const found = useSolicitor(id);
  useChangePoll();
  if (found.data) return <SolicitorView solicitor={found.data} />;
  const isMissing = found.error instanceof AppError && found.error.code === 'not_found';
  return (
    <div className="wrap pt-8 pb-20">
      <BackToSolicitors />
      {found.isPending ? (
        <div className="mt-6">
          <Loading label="Loading the registration">
            <SkeletonCard lines={7} />
          </Loading>
        </div>
      ) : isMissing ? (
        <>
          <h1 className="mt-1">Solicitor not found</h1>
          <p className="mt-3 text-ink-2">
            There is no registration at this address. It may have been removed.
          </p>
        </>
      ) : (
        <>
          <h1 className="mt-1">Solicitor</h1>
          <LoadFailure className="mt-6" title="The registration could not be loaded." query={found} />
        </>
      )}
    </div>
  );
}

function BackToSolicitors({ status }: { status?: RegistrationDetails['status'] }) {
  return (
    <Link
      to={status && status !== 'pending' ? `/admin/solicitors?status=${status}` : '/admin/solicitors'}
      className="inline-flex min-h-10 items-center gap-1.5 text-15 text-ink-2 no-underline hover:text-ink hover:underline"
    >
      <Icon name="arrow-left" className="size-4" />
      Solicitors
    </Link>
  );
}

function SolicitorView({ solicitor }: { solicitor: RegistrationDetails }) {
  const [message, say] = useTimedMessage();
  const look = statusLooks[solicitor.status];
  return (
    <div className="wrap pt-8 pb-20">
      <BackToSolicitors status={solicitor.status} />
      <h1 className="mt-1 wrap-anywhere">{solicitor.full_name || solicitor.email}</h1>
      <p className="mt-3 flex flex-wrap gap-1.5">
        <Badge tone={look.tone} icon={look.icon}>
          {look.label}
        </Badge>
        {solicitor.is_blocked ? (
          <Badge tone="red" icon="lock">
            Account blocked
          </Badge>
        ) : null}
      </p>
      {message ? <Alert live tone={message.tone} className="mt-5" title={message.words} /> : null}
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <Card>
          <CardHead title="Registration" />
          <CardBody className="pt-3 sm:pt-3">
            <DescriptionList wide facts={factsOf(solicitor)} />
          </CardBody>
        </Card>
        <div className="grid gap-6">
          <RegulatorNumbers solicitor={solicitor} onDone={say} />
          <SolicitorDecisions solicitor={solicitor} onDone={say} />
        </div>
      </div>
    </div>
  );
}

function factsOf(solicitor: RegistrationDetails) {
  const address = [solicitor.address_line_1, solicitor.address_line_2, solicitor.postcode].filter(Boolean);
  return [
    { term: 'Firm', detail: solicitor.firm_name || 'Not given' },
    { term: 'E-mail', detail: <a href={`mailto:${solicitor.email}`}>{solicitor.email}</a> },
    { term: 'Phone', detail: solicitor.phone || 'Not given' },
    { term: 'Address', detail: address.join(', ') || 'Not given' },
    { term: 'Jurisdictions', detail: solicitor.jurisdictions.join(', ') || 'None' },
    { term: 'Practice areas', detail: solicitor.practice_areas.join(', ') || 'None' },
    { term: 'Registered', detail: formatDateTime(new Date(solicitor.created_at)) },
    ...(solicitor.decided_at
      ? [
          {
            term: statusLooks[solicitor.status].label,
            detail: formatDateTime(new Date(solicitor.decided_at)),
            more: `by ${solicitor.decided_by ?? 'a former account'}`,
          },
        ]
      : []),
    ...(solicitor.decision_reason
      ? [
          {
            term: 'They were told',
            detail: <span className="font-normal whitespace-pre-wrap">{solicitor.decision_reason}</span>,
          },
        ]
      : []),
    { term: 'Cases', detail: casesInWords(solicitor.cases) },
    {
      term: 'Account',
      detail: <TextLink to={`/admin/users/${solicitor.user_id}`}>Role, sign-ins and what happened</TextLink>,
    },
  ];
}
