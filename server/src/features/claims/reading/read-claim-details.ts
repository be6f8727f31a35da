import type { Actor } from '@plainclaim/domain/accounts/actor';
import { claimAsShown } from '@plainclaim/domain/claims/claim-as-shown';
import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import { mainRow } from '@plainclaim/domain/claims/facts/incident-date';
import { interestFreeDays } from '@plainclaim/domain/claims/holds/hold';
import { type ClaimProgress, type NextStep, nextStep } from '@plainclaim/domain/claims/next-step';
import { canCorrectParty, type LetterOfParty } from '@plainclaim/domain/claims/party-correction';
import {
  canAddDocuments,
  canCancelClaim,
  canLiftHold,
  canMarkPaid,
  canRecordService,
  canSendAgain,
  canSendLetter,
  canSetHold,
  canTakeCourtRoute,
  canWriteLetter,
} from '@plainclaim/domain/claims/permissions';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import type { InterestFreeDays } from '@plainclaim/domain/law/interest/segments';
import { outcomeOf } from '@plainclaim/domain/letters/serving/service-record';
import { seenAt } from '@plainclaim/domain/shared/mail-acts';
import type { ClaimReply, ClaimsDeps, UnconfirmedReply } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import { type ClaimDocumentRow, documentsOfClaim } from '../evidence/claim-documents.store.ts';
import { newestFacts } from '../facts/facts.store.ts';
import { holdAsTold } from '../holds/hold-as-told.ts';
import { type HoldRow, holdOfRow, holdsOf } from '../holds/holds.store.ts';
import { mailsOfClaim } from '../mails/claim-mails.store.ts';
import { attemptsOfParty, isDenied } from '../service/again/letter-of-party.ts';
import { type Ledger, ledgerOf } from '../service/read-ledger.ts';
import { recordsOf } from '../service/service.store.ts';
import { type ClaimMail, claimMails, standingOf } from './claim-mails.ts';
import { type ClaimPayment, noPayment } from './claim-payment.ts';
import { progressOf } from './claim-progress.ts';
import { readClaimTurns } from './claim-turns.ts';
import { findClaim, type VisibleClaim } from './find-claim.ts';

export type TimelineEntry = {
  readonly kind: 'incident' | 'submitted' | 'letter-sent' | 'response-deadline';
  readonly at: string | null;
  readonly label: string;
  /** False for an incident of which only the month is known: `at` is its first. */
  readonly exact?: boolean;
};

export type ClaimDetails = {
  readonly claim: ClaimRow;
  /** Null once the claim was erased. */
  readonly facts: FactsContent | null;
  readonly documents: readonly ClaimDocumentRow[];
  readonly mails: readonly ClaimMail[];
  readonly timeline: readonly TimelineEntry[];
  readonly nextStep: NextStep;
  /** While it is paused; its reason is not part of it. */
  readonly hold: HoldRow | undefined;
  /** Of all its pauses: no figure of interest counts these days. */
  readonly interestFreeDays: readonly InterestFreeDays[];
  /** What the next step goes by. */
  readonly progress: ClaimProgress;
  readonly payment: ClaimPayment;
  /** How the letter reached the other side. Part of the case file. */
  readonly ledger: Ledger;
  /** What the other side answered. Part of the case file, so solicitors see it too. */
  readonly replies: readonly ClaimReply[];
  /** For the claimant and admins only. */
  readonly unconfirmedReplies: readonly UnconfirmedReply[];
  readonly may: {
    readonly cancel: boolean;
    readonly markPaid: boolean;
    readonly addDocuments: boolean;
    readonly takeCourtRoute: boolean;
    readonly generateLetter: boolean;
    readonly sendLetter: boolean;
    readonly setHold: boolean;
    readonly liftHold: boolean;
    readonly recordService: boolean;
    readonly correctParty: boolean;
    readonly sendAgain: boolean;
  };
};

/** Everything that the claim page shows to this user: to a party, no act that can still be taken back. */
export async function readClaimDetails(
  deps: Pick<
    ClaimsDeps,
    | 'db'
    | 'clock'
    | 'law'
    | 'referredTo'
    | 'newestOffers'
    | 'openSearches'
    | 'describePayment'
    | 'claimReplies'
    | 'unconfirmedReplies'
  > & {
    /** Not needed for a solicitor, who sees no mail but the letter. */
    readonly config?: Pick<ClaimsDeps['config'], 'TEAM_MAILBOX'>;
  },
  actor: Actor,
  id: string,
): Promise<ClaimDetails> {
  const now = deps.clock.now();
  const seen = seenAt(actor, now);
  const claim = claimAsShown(await findClaim(deps, actor, id), seen);
  const [
    facts,
    documents,
    mails,
    records,
    offers,
    turns,
    searches,
    payment,
    replies,
    unconfirmedReplies,
    holds,
  ] = await Promise.all([
    newestFacts(deps.db, claim.id),
    documentsOfClaim(deps.db, claim.id),
    mailsOfClaim(deps.db, claim.id),
    recordsOf(deps.db, claim.id),
    deps.newestOffers?.([claim.id], seen),
    readClaimTurns(deps.db, [claim], seen),
    deps.openSearches?.([claim.id]),
    // The payment is not part of the case file that a solicitor was given.
    actor.role === 'solicitor' ? noPayment : deps.describePayment?.(claim.id, seen),
    deps.claimReplies?.(claim),
    actor.role === 'solicitor' ? [] : deps.unconfirmedReplies?.(claim, seen),
    holdsOf(deps.db, claim.id),
  ]);
  const hold = holds.find(({ endedAt }) => endedAt === null);
  const letter = await standingOf(deps.db, claim, mails);
  const party = { letter, ...attemptsOfParty(records), isDenied: await isDenied(deps.db, claim, seen) };
  const progress = progressOf(claim, letter, {
    offer: offers?.get(claim.id),
    turn: turns.get(claim.id),
    search: searches?.get(claim.id),
    hold: hold && holdAsTold(hold),
    cameBack: records.some((record) => outcomeOf(record) === 'returned'),
  });
  return {
    claim,
    facts: facts?.content ?? null,
    documents,
    mails: claimMails(mails, documents, actor, seen, deps.config?.TEAM_MAILBOX),
    timeline: timelineOf(claim, facts?.content),
    nextStep: nextStep(progress, now),
    progress,
    payment: payment ?? noPayment,
    ledger: ledgerOf(claim, records, deps.law),
    replies: replies ?? [],
    unconfirmedReplies: unconfirmedReplies ?? [],
    hold: isOpen(claim.status) ? hold : undefined,
    interestFreeDays: interestFreeDays(holds.map(holdOfRow)),
    may: permissionsOf(actor, claim, party, hold),
  };
}

function timelineOf(claim: ClaimRow, facts: FactsContent | undefined): TimelineEntry[] {
  const exact = facts === undefined || mainRow(facts).exact;
  return [
    { kind: 'incident', at: claim.incidentDate, label: 'Incident date', exact },
    { kind: 'submitted', at: claim.createdAt.toISOString(), label: 'Claim submitted' },
    { kind: 'letter-sent', at: claim.letterSentAt?.toISOString() ?? null, label: 'Letter sent' },
    {
      kind: 'response-deadline',
      at: claim.responseDeadline?.toISOString() ?? null,
      label: 'Response deadline',
    },
  ];
}

const permissionsOf = (
  actor: Actor,
  claim: VisibleClaim,
  party: LetterOfParty,
  hold: HoldRow | undefined,
): ClaimDetails['may'] => ({
  cancel: canCancelClaim(actor, claim),
  markPaid: canMarkPaid(actor, claim),
  addDocuments: canAddDocuments(actor, claim),
  takeCourtRoute: !hold && canTakeCourtRoute(actor, claim),
  generateLetter: canWriteLetter(actor, { ...claim, hasLetter: claim.generatedLetterContent !== null }),
  sendLetter: !hold && canSendLetter(actor, { ...claim, letter: party.letter }),
  setHold: !hold && canSetHold(actor, claim),
  liftHold: hold !== undefined && canLiftHold(actor, claim, hold),
  recordService: canRecordService(actor, { ...claim, hasLetter: claim.generatedLetterContent !== null }),
  correctParty: canCorrectParty(actor, { ...claim, ...party }),
  sendAgain:
    mayBeSentAgain(party) &&
    canSendAgain(actor, { ...claim, hasLetter: claim.generatedLetterContent !== null }),
});

/** Where it was tried and something went wrong. Whether and how it goes today, `planAgain` says. */
const mayBeSentAgain = ({ letter, hasFailedAttempt, isDenied: denied }: LetterOfParty): boolean =>
  letter === 'not-served' || (letter === 'served' && (hasFailedAttempt || denied));
