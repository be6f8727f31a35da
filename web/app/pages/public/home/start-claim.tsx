import { Icon } from '../../../art/icon.tsx';
import { claimStartPath } from '../../../lib/claim-start.ts';
import { useViewer } from '../../../lib/viewer.tsx';
import { ButtonLink } from '../../../ui/link.tsx';

export function StartClaim() {
  const viewer = useViewer();
  return (
    <ButtonLink to={claimStartPath(viewer)} size="lg">
      Submit Your Claim
      <Icon name="arrow-right" />
    </ButtonLink>
  );
}
