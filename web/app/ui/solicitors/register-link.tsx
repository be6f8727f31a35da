import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { regulators } from '@plainclaim/domain/solicitors/regulators';
import { Icon } from '../../art/icon.tsx';

/** To the public list of everyone whom this regulator admitted. */
export function RegisterLink({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const { name, register } = regulators[jurisdiction];
  return (
    <a href={register} target="_blank" rel="noopener noreferrer" className="inline-flex items-center gap-1.5">
      Register of the {name}
      <Icon name="external" className="size-4" label="opens in a new tab" />
    </a>
  );
}
