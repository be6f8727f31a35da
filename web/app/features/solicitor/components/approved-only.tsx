import type { Role } from '@plainclaim/domain/accounts/roles';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { scales } from '../../../art/illustrations/scales.tsx';
import { MessagePage } from '../../../shell/message-page.tsx';
import { PageSkeleton, type SkeletonShape } from '../../../shell/page-skeleton.tsx';
import { LoadFailure } from '../../../ui/display/load-failure.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { useRegistration } from '../api/registration.ts';
import type { Registration } from '../api/solicitor-api.ts';

type ApprovedOnlyProps = {
  role: Role;
  userId: string;
  skeleton: SkeletonShape;
  children: (registration: Registration) => ReactNode;
};

/** Redirects a solicitor who is not approved to the page that says why. An admin may open the page, but has no cases. */
export function ApprovedOnly({ role, ...rest }: ApprovedOnlyProps) {
  return role === 'solicitor' ? <Approved {...rest} /> : <NoCases />;
}

function Approved({ userId, skeleton, children }: Omit<ApprovedOnlyProps, 'role'>) {
  const registration = useRegistration(userId);
  if (registration.data)
    return registration.data.status === 'approved' ? (
      children(registration.data)
    ) : (
      <Navigate to="/solicitor-holding-page" replace />
    );
  if (registration.isError)
    return (
      <div className="wrap py-10">
        <h1>Solicitor Dashboard</h1>
        <LoadFailure className="mt-6" title="Your registration could not be loaded." query={registration} />
      </div>
    );
  return <PageSkeleton shape={skeleton} />;
}

function NoCases() {
  return (
    <MessagePage
      picture={scales}
      heading="Solicitor Dashboard"
      actions={<ButtonLink to="/admin/solicitors">Go to solicitors</ButtonLink>}
    >
      <p>
        Here solicitors see the cases they were asked about. You are an admin and have none: who was asked
        about a claim stands on its review, and registrations have a page of their own.
      </p>
    </MessagePage>
  );
}
