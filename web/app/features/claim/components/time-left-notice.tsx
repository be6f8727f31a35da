import { isOpen } from '@plainclaim/domain/claims/statuses';
import { isTimePressing, type TimeLeft, timeLeft } from '@plainclaim/domain/claims/time-left';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { Claim } from '../../../lib/claims-api.ts';
import { useLaw } from '../../../lib/use-law.ts';
import { Alert } from '../../../ui/display/alert.tsx';
import { claimValue } from '../claim-value.ts';

const tones = {
  plenty: 'info',
  unknown: 'info',
  'under-a-year': 'info',
  'under-90-days': 'amber',
  'under-30-days': 'danger',
  passed: 'danger',
} as const satisfies Record<TimeLeft['state'], string>;

/** How long there is to go to court, once that is less than a year or may be short. */
export function TimeLeftNotice({ claim, now }: { claim: Claim; now: Date }) {
  const facts = claimValue(claim);
  const left = timeLeft(facts, londonDateOf(now), useLaw());
  if (!isOpen(claim.status) || !isTimePressing(left, facts)) return null;
  return (
    <Alert className="mt-6" tone={tones[left.state]} title={left.title}>
      {left.words}
    </Alert>
  );
}
