import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Fetched } from '../../../ui/display/fetched.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { makeBackupCodes } from '../api/make-backup-codes.ts';
import { backupCodesQuery, useBackupCodes } from '../api/read-backup-codes.ts';
import { BackupCodeSheet } from './backup-code-sheet.tsx';

type BackupCodesProps = {
  userId: string;
  email: string;
  /** Codes just created, for the user to save. */
  fresh: readonly string[] | null;
  onMade: (codes: readonly string[] | null) => void;
};

const FEW = 3;

export function BackupCodes({ userId, email, fresh, onMade }: BackupCodesProps) {
  const queries = useQueryClient();
  const remaining = useBackupCodes(userId);

  if (fresh) return <BackupCodeSheet codes={fresh} email={email} onSaved={() => onMade(null)} />;

  const make = async () => {
    const codes = await makeBackupCodes();
    queries.setQueryData(backupCodesQuery(userId).queryKey, codes.length);
    onMade(codes);
  };

  return (
    <Fetched query={remaining} failed="We could not count your backup codes.">
      <div className="grid justify-items-start gap-3">
        <p className={(remaining.data ?? 0) <= FEW ? 'font-semibold text-amber' : undefined}>
          {remainingWords(remaining.data ?? 0)}
        </p>
        <Confirm
          title="Make new backup codes?"
          verb="Make new codes"
          busyLabel="Making…"
          onConfirm={make}
          trigger={<Button variant="secondary">Make new backup codes</Button>}
        >
          You get ten new codes. The ones you have kept so far stop working.
        </Confirm>
      </div>
    </Fetched>
  );
}

function remainingWords(remaining: number): string {
  if (remaining === 0) return 'You have no backup codes left. If you lose your phone, you could not sign in.';
  return `You have ${remaining} backup ${remaining === 1 ? 'code' : 'codes'} left.`;
}
