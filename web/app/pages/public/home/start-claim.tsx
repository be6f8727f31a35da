import { Link } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import { claimStartPath } from '../../../lib/claim-start.ts';
import { useViewer } from '../../../lib/viewer.tsx';
import { buttonClasses } from '../../../shell/button-classes.ts';

export function StartClaim() {
  const viewer = useViewer();
  return (
    <Link to={claimStartPath(viewer)} className={buttonClasses('primary', 'hero')}>
      Submit Your Claim
      <Icon name="arrow-right" />
    </Link>
  );
}
