import { outcomeWords } from '@plainclaim/domain/letters/serving/attempt-words';
import type { IconName } from '../../art/icon.tsx';
import type { LetterAttempt } from '../../lib/claims-api.ts';
import { Badge } from '../display/badge.tsx';
import type { BadgeTone } from '../display/badge-tones.ts';

const looks: Readonly<
  Record<LetterAttempt['outcome'], { readonly tone: BadgeTone; readonly icon: IconName }>
> = {
  queued: { tone: 'neutral', icon: 'clock' },
  sent: { tone: 'blue', icon: 'send' },
  opened: { tone: 'green', icon: 'check' },
  failed: { tone: 'red', icon: 'circle-x' },
  returned: { tone: 'red', icon: 'reply' },
};

/** A letter put into a hand or a letterbox is delivered; one that is posted or mailed is only sent. */
export function OutcomeBadge({ method, outcome }: Pick<LetterAttempt, 'method' | 'outcome'>) {
  const isDelivered = outcome === 'sent' && (method === 'by-hand' || method === 'left-at-address');
  const { tone, icon } = isDelivered ? looks.opened : looks[outcome];
  return (
    <Badge tone={tone} icon={icon}>
      {isDelivered ? 'Delivered' : outcomeWords[outcome]}
    </Badge>
  );
}
