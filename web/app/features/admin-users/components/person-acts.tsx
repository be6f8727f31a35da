import { isRole, type Role, roles } from '@plainclaim/domain/accounts/roles';
import { AppError } from '@plainclaim/domain/shared/errors';
import { type ReactNode, useState } from 'react';
import { problemWords } from '../../../lib/problem-words.ts';
import type { Message } from '../../../lib/use-timed-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Card, CardBody, CardHead } from '../../../ui/display/card.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import {
  blockConsequences,
  calledBy,
  roleConsequences,
  roleDone,
  roleNames,
  roleQuestion,
} from '../act-words.ts';
import { useActOnPerson, type WantedAct } from '../api/act-on-person.ts';
import type { PersonDetails } from '../api/people-api.ts';

type ActsProps = { person: PersonDetails; onDone: (message: Message) => void };

/** An admin's acts on this account, with the outcome of the last one; none on their own. */
export function PersonActs({ person, message, onDone }: ActsProps & { message: Message | undefined }) {
  return (
    <Card>
      <CardHead title="Change this account" />
      <CardBody className="pt-3 sm:pt-3">
        {message ? <Alert live tone={message.tone} className="mb-5" title={message.words} /> : null}
        {person.is_self ? (
          <p className="text-ink-2">
            This is your own account. Another admin can change its role or block it; your password and devices
            are on <TextLink to="/profile">your profile</TextLink>.
          </p>
        ) : (
          <div className="grid gap-6">
            <ChangeRole key={person.role} person={person} onDone={onDone} />
            <SignOut person={person} onDone={onDone} />
            {person.is_blocked ? (
              <Unblock person={person} onDone={onDone} />
            ) : (
              <Block person={person} onDone={onDone} />
            )}
          </div>
        )}
      </CardBody>
    </Card>
  );
}

function ChangeRole({ person, onDone }: ActsProps) {
  const others = roles.filter((role) => role !== person.role);
  const [role, setRole] = useState<Role>(others[0] ?? 'plaintiff');
  return (
    <div>
      <Select
        label="New role"
        options={others.map((value) => ({ value, label: roleNames[value] }))}
        value={role}
        onValueChange={(value) => isRole(value) && setRole(value)}
      />
      <Act
        className="mt-3"
        person={person}
        act={{ kind: 'change-role', role }}
        label="Change role"
        title={roleQuestion(person, role)}
        verb="Change role"
        done={roleDone(person, role)}
        onDone={onDone}
      >
        <ul className="grid list-disc gap-1.5 pl-5">
          {roleConsequences(person, role).map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
      </Act>
    </div>
  );
}

function SignOut({ person, onDone }: ActsProps) {
  return (
    <Act
      person={person}
      act={{ kind: 'sign-out' }}
      label="Sign out everywhere"
      title={`Sign ${calledBy(person)} out everywhere?`}
      verb="Sign out"
      done={`${calledBy(person)} is signed out everywhere.`}
      onDone={onDone}
    >
      <p>
        Every device they are signed in on is signed out at once, and what they have not saved there is lost.
        They can sign in again with their password.
      </p>
    </Act>
  );
}

function Block({ person, onDone }: ActsProps) {
  const [reason, setReason] = useState('');
  return (
    <Act
      danger
      person={person}
      act={{ kind: 'block', reason }}
      label="Block"
      title={`Block ${calledBy(person)}?`}
      verb="Block"
      done={`${calledBy(person)} is blocked.`}
      onDone={onDone}
    >
      <div className="grid gap-3">
        {blockConsequences(person).map((sentence) => (
          <p key={sentence} className="wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
      <TextArea
        className="mt-4 text-ink"
        label="Reason"
        hint="For the audit trail: only admins read it."
        rows={2}
        value={reason}
        onValueChange={setReason}
      />
    </Act>
  );
}

function Unblock({ person, onDone }: ActsProps) {
  return (
    <Act
      person={person}
      act={{ kind: 'unblock' }}
      label="Unblock"
      title={`Unblock ${calledBy(person)}?`}
      verb="Unblock"
      done={`${calledBy(person)} can sign in again.`}
      onDone={onDone}
    >
      <p>They can sign in again at once, with the role they have. They are told by e-mail.</p>
    </Act>
  );
}

type ActProps = ActsProps & {
  act: WantedAct;
  label: string;
  title: string;
  verb: string;
  /** Shown after the act. */
  done: string;
  danger?: boolean;
  className?: string;
  children: ReactNode;
};

/** A button that asks for confirmation and says what will happen. */
function Act({ person, act, label, title, verb, done, danger, className, onDone, children }: ActProps) {
  const acting = useActOnPerson(person.id);
  return (
    <div className={className}>
      <Confirm
        title={title}
        verb={verb}
        danger={danger}
        failed={acting.error ? wordsOf(acting.error) : undefined}
        onConfirm={async () => {
          await acting.mutateAsync(act);
          onDone({ tone: 'good', words: done });
        }}
        trigger={
          <Button variant={danger ? 'danger' : 'secondary'} block>
            {label}
          </Button>
        }
      >
        {children}
      </Confirm>
    </div>
  );
}

/** The error of the only field, or why the act was refused. */
const wordsOf = (error: unknown): string =>
  (error instanceof AppError && error.fields[0]?.message) || problemWords(error);
