import { eq, inArray, sql } from 'drizzle-orm';
import type { DataSection, PersonalPart } from '../../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../../platform/personal-data/table-section.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { claimDocuments, claimDraftDocuments, claimDrafts, legalClaims } from '../claims.tables.ts';
import { claimFacts } from '../facts/facts.tables.ts';
import { shownInstead } from '../held-reply.ts';
import { eraseHoldReasons } from '../holds/erase-hold-reasons.ts';
import { pausesSection } from '../holds/holds.personal.ts';
import { paperSections } from '../service/papers/papers.personal.ts';
import { serviceSections } from '../service/service.personal.ts';
import { eraseClaim } from './erase-claim.ts';
import { filesOfPerson } from './files-of-person.ts';
import { forgetClaims } from './forget-claims.ts';

const documentColumns = ['id', 'fileName', 'fileType', 'fileSize', 'createdAt'] as const;
const inTheStore = 'where the file lies in our store; the file itself is in the download';

const sections: readonly DataSection[] = [
  tableSection(legalClaims, {
    name: 'claims',
    about: 'The claims you sent, with the letter as text.',
    of: ({ userId }) => eq(legalClaims.userId, userId),
    key: legalClaims.id,
    show: [
      'id',
      'shortReference',
      'issueType',
      'description',
      'amount',
      'jurisdiction',
      'plaintiffName',
      'plaintiffEmail',
      'plaintiffDateOfBirth',
      'plaintiffAddress',
      'plaintiffPostcode',
      'defendantType',
      'defendantFirstName',
      'defendantLastName',
      'defendantCompanyName',
      'defendantContactPerson',
      'defendantEmail',
      'defendantEmailUnknown',
      'defendantAddressLine1',
      'defendantAddressLine2',
      'defendantTownCity',
      'defendantPostcode',
      'incidentDate',
      'policeIncidentNumber',
      'status',
      'generatedLetterContent',
      'letterDatedOn',
      'letterSentAt',
      'responseDeadline',
      'deadlineNotedAt',
      'repliedAt',
      'disputedAt',
      'isTest',
      'closedAt',
      'erasedAt',
      'createdAt',
      'updatedAt',
    ],
    asShown: ({ at }) => {
      const now = sql`${at.toISOString()}::timestamptz`;
      return {
        status: shownInstead('status', legalClaims.status, now),
        responseDeadline: shownInstead('responseDeadline', legalClaims.responseDeadline, now),
        repliedAt: shownInstead('repliedAt', legalClaims.repliedAt, now),
      };
    },
    leaveOut: {
      userId: 'you',
      partyNames: 'made from names that are shown',
      beforeReply: 'for a minute, what the claim was before its newest replies',
    },
  }),
  tableSection(claimFacts, {
    name: 'facts',
    about: 'What you told of each claim in rows: the sum, dates, evidence, interest and what was agreed.',
    of: ({ claimIds }) => inArray(claimFacts.claimId, [...claimIds]),
    key: claimFacts.id,
    show: ['id', 'claimId', 'version', 'content', 'frozenAt', 'createdAt'],
    leaveOut: { defendantKind: 'made from the content' },
  }),
  pausesSection,
  tableSection(claimDocuments, {
    name: 'documents',
    about: 'The evidence of your claims. The files are in the folder documents.',
    of: ({ claimIds }) => inArray(claimDocuments.claimId, [...claimIds]),
    key: claimDocuments.id,
    show: [...documentColumns, 'claimId', 'sentAs', 'purpose'],
    leaveOut: { filePath: inTheStore },
  }),
  ...serviceSections,
  ...paperSections,
  tableSection(claimDrafts, {
    name: 'unfinished-claims',
    about: 'Claims you began and have not sent.',
    of: ({ userId }) => eq(claimDrafts.userId, userId),
    key: claimDrafts.id,
    show: [
      'id',
      'shortReference',
      'form',
      'caseFacts',
      'step',
      'letter',
      'letterSource',
      'letterNotice',
      'letterDatedOn',
      'letterKept',
      'createdAt',
      'updatedAt',
    ],
    leaveOut: {
      userId: 'you',
      version: 'a counter of saves',
      letterVersion: 'a counter of saves',
      letterFacts: 'a fingerprint of answers that are shown',
    },
  }),
  tableSection(claimDraftDocuments, {
    name: 'unfinished-documents',
    about: 'The evidence of unfinished claims. The files are in the folder unfinished-documents.',
    of: ({ userId }) =>
      inArray(
        claimDraftDocuments.draftId,
        sql`(select ${claimDrafts.id} from ${claimDrafts} where ${eq(claimDrafts.userId, userId)})`,
      ),
    key: claimDraftDocuments.id,
    show: [...documentColumns, 'draftId'],
    leaveOut: { filePath: inTheStore },
  }),
];

export const claimsPersonalPart = (deps: ClaimsDeps): PersonalPart => ({
  sections,
  notShown: {
    claim_hold_reasons: 'about the other side; not told to claimants',
    unclaimed_files: 'files about to be removed; nobody owns them any more',
    figure_deltas: 'counts without people',
  },
  files: (person) => filesOfPerson(deps, person),
  forget: (tx, person) => forgetClaims(deps, tx, person),
  expire: (executor) => eraseHoldReasons(deps, executor),
  eraseClaim: (tx, claimId) => eraseClaim(deps, tx, claimId),
});
