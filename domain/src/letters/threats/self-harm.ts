import { end, few, iWill, pattern } from './vocabulary.ts';

/** The claimant announces self-harm. It is not refused as a threat, but answered with help. */
export const selfHarm: readonly RegExp[] = [
  pattern`${iWill}${few}(?:kill|hurt|harm|hang|cut|top|drown|shoot|poison|starve)\s+(?:myself|ourselves)${end}`,
  pattern`${iWill}${few}(?:(?:take|end)\s+my\s+(?:own\s+)?life|end\s+it\s+all|commit\s+suicide|jump\s+off\s+(?:a|the)\s+(?:bridge|roof|building)|do\s+myself\s+in)\b`,
];
