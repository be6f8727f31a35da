import { eq } from 'drizzle-orm';
import type { PersonalPart } from '../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../platform/personal-data/table-section.ts';
import { mailChoices } from './mail-choices.tables.ts';

export const mailChoicesPersonalPart: PersonalPart = {
  sections: [
    tableSection(mailChoices, {
      name: 'mail-choices',
      about: 'Which optional mails you want.',
      of: ({ userId }) => eq(mailChoices.personId, userId),
      key: mailChoices.topic,
      show: ['topic', 'wanted', 'changedAt'],
      leaveOut: { personId: 'you' },
    }),
  ],
  forget: async (tx, person) => {
    await tx.delete(mailChoices).where(eq(mailChoices.personId, person.userId));
  },
};
