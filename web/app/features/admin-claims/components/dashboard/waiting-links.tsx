import { Icon, type IconName } from '../../../../art/icon.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import type { AdminDashboard } from '../../api/admin-api.ts';

type WaitingLinksProps = {
  dashboard: Pick<AdminDashboard, 'failed_mails' | 'pauses_to_confirm' | 'pending_solicitors'>;
};

/** Links to work that is waiting on other admin pages. */
export function WaitingLinks({ dashboard }: WaitingLinksProps) {
  return (
    // Below the figures, which it would otherwise push down when it loads.
    <div className="mt-4 flex flex-wrap gap-2.5 empty:hidden">
      <WaitingLink
        to="/admin/solicitors"
        icon="scale"
        count={dashboard.pending_solicitors}
        one="solicitor to approve"
        more="solicitors to approve"
      />
      <WaitingLink
        to="/admin/mail?box=failed"
        icon="mail-x"
        count={dashboard.failed_mails}
        one="mail failed"
        more="mails failed"
      />
      <WaitingLink
        to="/admin/claims/all?only=pause-to-confirm"
        icon="hourglass"
        count={dashboard.pauses_to_confirm}
        one="pause to confirm"
        more="pauses to confirm"
      />
    </div>
  );
}

type WaitingLinkProps = { to: string; icon: IconName; count: number; one: string; more: string };

function WaitingLink({ to, icon, count, one, more }: WaitingLinkProps) {
  if (count === 0) return null;
  return (
    <ButtonLink to={to} variant="secondary" size="sm">
      <Icon name={icon} />
      {count > 99 ? '99+' : count} {count === 1 ? one : more}
    </ButtonLink>
  );
}
