import { inArray } from 'drizzle-orm';
import { tableSection } from '../../../platform/personal-data/table-section.ts';
import { claimHolds } from './holds.tables.ts';

/** Without reasons, which are about the other side. */
export const pausesSection = tableSection(claimHolds, {
  name: 'pauses',
  about: 'When each claim was paused, and until when.',
  of: ({ claimIds }) => inArray(claimHolds.claimId, [...claimIds]),
  key: claimHolds.id,
  show: [
    'id',
    'claimId',
    'firstDay',
    'lastDay',
    'interestFreeFrom',
    'setBy',
    'confirmedAt',
    'endedOn',
    'endedAt',
    'createdAt',
  ],
  leaveOut: {
    isStatutory: 'about the other side; what you may know of it is the day without interest',
    userId: 'who recorded it: you, or our team',
  },
});
