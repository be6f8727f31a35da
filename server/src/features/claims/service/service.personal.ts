import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/db.ts';
import type { DataSection, Person } from '../../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../../platform/personal-data/table-section.ts';
import { letterServiceOutcomes, letterServices } from './service.tables.ts';

const recorders = 'you or a member of our team, as another column says';
const ofSeals = 'a checksum, which shows that the row was not changed';

const servicesOf = ({ claimIds }: Pick<Person, 'claimIds'>) =>
  sql`(select ${letterServices.id} from ${letterServices} where ${inArray(letterServices.claimId, [...claimIds])})`;

export const serviceSections: readonly DataSection[] = [
  tableSection(letterServices, {
    name: 'letter-attempts',
    about:
      'Every attempt to bring your letters to the other side: to which address, how, when and with what proof.',
    of: ({ claimIds }) => inArray(letterServices.claimId, [...claimIds]),
    key: letterServices.id,
    show: [
      'id',
      'claimId',
      'letterSha256',
      'hashOf',
      'letterDatedOn',
      'toName',
      'address',
      'method',
      'doneAt',
      'doneBy',
      'mailId',
      'proofDocumentId',
      'origin',
      'createdAt',
    ],
    leaveOut: { entry: 'a counter of rows', userId: recorders, salt: ofSeals, personalDigest: ofSeals },
  }),
  tableSection(letterServiceOutcomes, {
    name: 'letter-outcomes',
    about: 'What became of each attempt to bring your letters to the other side.',
    of: (person) => inArray(letterServiceOutcomes.serviceId, servicesOf(person)),
    key: letterServiceOutcomes.id,
    show: [
      'id',
      'serviceId',
      'outcome',
      'at',
      'by',
      'note',
      'letterSha256',
      'hashOf',
      'letterDatedOn',
      'createdAt',
    ],
    leaveOut: { entry: 'a counter of rows', userId: recorders, salt: ofSeals, personalDigest: ofSeals },
  }),
];

/** Erases to whom and where each attempt was made, and what was noted; that it was made, when and how stays. */
export async function erasePeopleOfServices(tx: Tx, claimId: string): Promise<void> {
  await tx
    .update(letterServiceOutcomes)
    .set({ note: null, salt: null })
    .where(inArray(letterServiceOutcomes.serviceId, servicesOf({ claimIds: [claimId] })));
  await tx
    .update(letterServices)
    .set({ toName: '', address: '', salt: null })
    .where(inArray(letterServices.claimId, [claimId]));
}
