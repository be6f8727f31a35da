import type { MissingFromClaim } from '@plainclaim/domain/claims/facts/missing-from-claim';
import { Alert } from '../../../ui/display/alert.tsx';
import { ButtonLink } from '../../../ui/link.tsx';

type UnfinishedClaimProps = { missing: readonly MissingFromClaim[]; answersAddress: string };

export function UnfinishedClaim({ missing, answersAddress }: UnfinishedClaimProps) {
  return (
    <Alert
      tone="amber"
      title="Some answers are still missing"
      actions={
        <ButtonLink to={answersAddress} size="sm">
          Go to your answers
        </ButtonLink>
      }
    >
      <p>The letter needs them:</p>
      <ul className="mt-1 list-disc pl-5">
        {missing.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
