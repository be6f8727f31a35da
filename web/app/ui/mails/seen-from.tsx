import { formatClockTime } from '@plainclaim/domain/shared/dates';

/** When the claimant is shown an act that an admin can take back until then. */
export const SeenFrom = ({ from }: { from: string | null }) =>
  from === null ? null : <>The claimant sees this from {formatClockTime(new Date(from))}.</>;
