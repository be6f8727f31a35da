import type { Role } from '@plainclaim/domain/accounts/roles';
import { useEffect, useReducer, useRef } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Card, CardBody } from '../../../ui/display/card.tsx';
import { Loading, SkeletonCard } from '../../../ui/display/skeleton.tsx';
import { useProfile } from '../api/read-profile.ts';
import { useSaveProfile } from '../api/save-profile.ts';
import { nextEditState, viewing } from '../edit-state.ts';
import { type AccountFacts, remembersDetails, valuesFrom, withoutDetails } from '../profile-values.ts';
import { useFocusAfter } from './focus-after.ts';
import { ForgetDetails } from './forget-details.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';

const SAVED_MESSAGE_MS = 3000;

type ProfileSectionProps = { user: AccountFacts & { id: string }; role: Role };

export function ProfileSection({ user, role }: ProfileSectionProps) {
  const profile = useProfile(user.id);
  if (profile.isPending) {
    return (
      <Loading label="Loading your profile">
        <SkeletonCard lines={7} />
      </Loading>
    );
  }
  // After a failed refetch, the earlier data is still shown.
  if (profile.data === undefined) {
    return (
      <Alert
        live
        tone="danger"
        title="Failed to load profile information"
        actions={
          <Button variant="secondary" size="sm" busy={profile.isFetching} onClick={() => profile.refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  return <LoadedProfile values={valuesFrom(profile.data, user)} userId={user.id} role={role} />;
}

type LoadedProfileProps = { values: ReturnType<typeof valuesFrom>; userId: string; role: Role };

function LoadedProfile({ values, userId, role }: LoadedProfileProps) {
  const save = useSaveProfile(userId);
  const [state, change] = useReducer(nextEditState, viewing);
  const justSaved = state.mode === 'viewing' && state.justSaved;
  const edit = useFocusWhenBack(state.mode === 'viewing');
  useFocusAfter(remembersDetails(values), () => edit.current);

  useEffect(() => {
    if (!justSaved) return;
    const timer = setTimeout(() => change({ type: 'saved-message-over' }), SAVED_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [justSaved]);

  return (
    <Card>
      <CardBody>
        {state.mode === 'editing' ? (
          <ProfileForm
            saved={values}
            accountType={role}
            askingToDiscard={state.askingToDiscard}
            onSave={async (next) => {
              await save.mutateAsync(next);
              change({ type: 'saved' });
            }}
            onCancel={(changed) => change({ type: 'cancel', changed })}
            onDiscard={() => change({ type: 'discard' })}
            onKeepEditing={() => change({ type: 'keep-editing' })}
          />
        ) : (
          <>
            <ProfileFacts values={values} accountType={role} />
            <div className="mt-5 flex flex-wrap gap-3">
              <Button ref={edit} variant="secondary" onClick={() => change({ type: 'edit' })}>
                <Icon name="pencil" />
                Edit
              </Button>
              {role === 'plaintiff' && remembersDetails(values) ? (
                <ForgetDetails
                  onForget={async () => {
                    await save.mutateAsync(withoutDetails(values));
                    change({ type: 'saved' });
                  }}
                />
              ) : null}
            </div>
          </>
        )}
        <p role="status" className="font-semibold text-good not-empty:mt-4">
          {justSaved ? 'Your profile has been saved.' : null}
        </p>
      </CardBody>
    </Card>
  );
}

/** Returns the focus to the button that opened the form when the form closes. */
function useFocusWhenBack(isBack: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (isBack && wasAway.current) button.current?.focus();
    wasAway.current = !isBack;
  }, [isBack]);
  return button;
}
