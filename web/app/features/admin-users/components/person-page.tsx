import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { Link } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import { useChangePoll } from '../../../lib/change-poll.ts';
import { useTimedMessage } from '../../../lib/use-timed-message.ts';
import { Card, CardBody, CardHead } from '../../../ui/display/card.tsx';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { LoadFailure } from '../../../ui/display/load-failure.tsx';
import { Loading, SkeletonCard } from '../../../ui/display/skeleton.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { calledBy, claimsInWords, devicesInWords } from '../act-words.ts';
import { usePerson } from '../api/people.ts';
import type { PersonDetails } from '../api/people-api.ts';
import { AuditTrail } from './audit-trail.tsx';
import { PersonActs } from './person-acts.tsx';
import { RoleBadge, StateBadges } from './person-badges.tsx';

export function PersonPage({ id }: { id: string }) {
  const found = usePerson(id);
  useChangePoll();
  if (found.data) return <PersonView person={found.data} />;
  return (
    <div className="wrap pt-8 pb-20">
      <BackToUsers />
      {found.isPending ? (
        <div className="mt-6">
          <Loading label="Loading the account">
            <SkeletonCard lines={6} />
          </Loading>
        </div>
      ) : isMissing(found.error) ? (
        <>
          <h1 className="mt-1">Account not found</h1>
          <p className="mt-3 text-ink-2">There is no account at this address. It may have been removed.</p>
        </>
      ) : (
        <>
          <h1 className="mt-1">Account</h1>
          <LoadFailure className="mt-6" title="The account could not be loaded." query={found} />
        </>
      )}
    </div>
  );
}

const isMissing = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'not_found' || error.code === 'validation_failed');

function BackToUsers() {
  return (
    <Link
      to="/admin/users"
      className="inline-flex min-h-10 items-center gap-1.5 text-15 text-ink-2 no-underline hover:text-ink hover:underline"
    >
      <Icon name="arrow-left" className="size-4" />
      Users
    </Link>
  );
}

function PersonView({ person }: { person: PersonDetails }) {
  const [message, say] = useTimedMessage();
  return (
    <div className="wrap pt-8 pb-20">
      <BackToUsers />
      <h1 className="mt-1 wrap-anywhere">{calledBy(person)}</h1>
      <p className="mt-3 flex flex-wrap gap-1.5">
        <RoleBadge role={person.role} />
        <StateBadges person={person} />
      </p>
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid gap-6">
          <Card>
            <CardHead title="Account" />
            <CardBody className="pt-3 sm:pt-3">
              <DescriptionList wide facts={factsOf(person)} />
            </CardBody>
          </Card>
          <AuditTrail entries={person.audit} />
        </div>
        <PersonActs person={person} message={message} onDone={say} />
      </div>
    </div>
  );
}

function factsOf(person: PersonDetails) {
  const moment = (at: string | null) => (at ? formatDateTime(new Date(at)) : 'Never');
  return [
    { term: 'E-mail', detail: person.email ?? 'None' },
    { term: 'Name', detail: person.name || 'Not given' },
    { term: 'Signed up', detail: moment(person.created_at) },
    { term: 'Last sign-in', detail: moment(person.last_sign_in_at) },
    { term: 'Now', detail: person.is_blocked ? 'Blocked: cannot sign in' : devicesInWords(person.sessions) },
    {
      term: 'Two-step',
      detail: person.has_second_step
        ? 'On: an authenticator app is asked for'
        : 'Off: the password is enough',
    },
    {
      term: 'Claims',
      detail:
        person.claims > 0 && person.email ? (
          <TextLink to={`/admin/claims/all?search=${encodeURIComponent(person.email)}`}>
            {claimsInWords(person.claims)}
          </TextLink>
        ) : (
          claimsInWords(person.claims)
        ),
    },
  ];
}
