import { inArray } from 'drizzle-orm';
import type { DataSection } from '../../../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../../../platform/personal-data/table-section.ts';
import { certifiedPapers, checkCodes } from './papers.tables.ts';

/** Nothing of it names people: it stays when a claim is erased, so that a printed certificate can still be checked. */
export const paperSections: readonly DataSection[] = [
  tableSection(checkCodes, {
    name: 'check-codes',
    about: 'The codes under which your certificates of service are checked.',
    of: ({ claimIds }) => inArray(checkCodes.claimId, [...claimIds]),
    key: checkCodes.claimId,
    show: ['claimId', 'code', 'createdAt'],
    leaveOut: {},
  }),
  tableSection(certifiedPapers, {
    name: 'certified-papers',
    about: 'The checksums of your certificates of service, and of the letters that they name.',
    of: ({ claimIds }) => inArray(certifiedPapers.claimId, [...claimIds]),
    key: certifiedPapers.sha256,
    show: ['claimId', 'sha256', 'kind', 'createdAt'],
    leaveOut: {},
  }),
];
