import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Person, PersonalPart } from '../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../platform/personal-data/table-section.ts';
import { contactMessages } from './contact.tables.ts';

/** Messages are found by the sender's address, so only for an account that has proven that mailbox. */
const sentBy = ({ provenEmail }: Person): SQL | undefined =>
  provenEmail === null ? undefined : sql`lower(${contactMessages.email}) = ${provenEmail}`;

export const contactPersonalPart = ({ clock }: { readonly clock: Clock }): PersonalPart => ({
  sections: [
    tableSection(contactMessages, {
      name: 'messages-to-us',
      about: 'Messages from the contact page with your e-mail address.',
      of: sentBy,
      key: contactMessages.id,
      show: ['id', 'firstName', 'lastName', 'email', 'claimId', 'issue', 'status', 'createdAt'],
      leaveOut: {},
    }),
  ],
  // Unread messages stay: they may need an answer.
  forget: async (tx, person) => {
    const mine = sentBy(person);
    if (mine) await tx.delete(contactMessages).where(and(mine, eq(contactMessages.status, 'read')));
  },
  expire: async (executor) => {
    const before = clock.now();
    before.setUTCFullYear(before.getUTCFullYear() - serviceTerms.retentionYears);
    await executor.delete(contactMessages).where(lt(contactMessages.createdAt, before));
  },
});
