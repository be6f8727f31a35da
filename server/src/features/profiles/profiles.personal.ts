import { eq } from 'drizzle-orm';
import type { PersonalPart } from '../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../platform/personal-data/table-section.ts';
import { adminProfiles, plaintiffProfiles, solicitorProfiles } from './profiles.tables.ts';

const contact = [
  'fullName',
  'email',
  'phone',
  'dateOfBirth',
  'addressLine1',
  'addressLine2',
  'townCity',
  'postcode',
  'createdAt',
  'updatedAt',
] as const;

/** The rows are deleted with the account. */
export const profilesPersonalPart: PersonalPart = {
  sections: [
    tableSection(plaintiffProfiles, {
      name: 'profile',
      about: 'Your profile.',
      of: ({ userId }) => eq(plaintiffProfiles.userId, userId),
      key: plaintiffProfiles.userId,
      show: contact,
      leaveOut: { userId: 'you' },
    }),
    tableSection(adminProfiles, {
      name: 'admin-profile',
      about: 'Your profile as a member of our team.',
      of: ({ userId }) => eq(adminProfiles.userId, userId),
      key: adminProfiles.userId,
      show: contact,
      leaveOut: { userId: 'you' },
    }),
    tableSection(solicitorProfiles, {
      name: 'solicitor-registration',
      about: 'Your registration as a solicitor, and what we decided about it.',
      of: ({ userId }) => eq(solicitorProfiles.userId, userId),
      key: solicitorProfiles.userId,
      show: [
        ...contact,
        'firstName',
        'lastName',
        'firmName',
        'jurisdictions',
        'practiceAreas',
        'regulatorNumbers',
        'status',
        'decisionReason',
        'decidedAt',
      ],
      leaveOut: { userId: 'you', decidedBy: 'a member of our team' },
    }),
  ],
};
