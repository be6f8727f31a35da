import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { regulators } from '@plainclaim/domain/solicitors/regulators';
import { Icon } from '../../art/icon.tsx';

/** Links to the regulator's public register. */
export function RegisterLink({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const { name, register } = regulators[jurisdiction];
  return (
    <a href={register} target="_blank" rel="noopener noreferrer">
      Register of the {name}
      <Icon name="external" className="ml-1.5 inline size-4 align-[-0.15em]" label="opens in a new tab" />
    </a>
  );
}
