import { replyThatEndedWait } from '@plainclaim/domain/claims/deadline';
import { type DefendantType, defendantAddress, defendantName } from '@plainclaim/domain/claims/defendant';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { penceFromDecimal, poundsFromPence } from '@plainclaim/domain/shared/money';
import type { ClaimReply } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import { presentDraftSummary } from '../drafts/drafts.presenter.ts';
import { presentHold } from '../holds/present-hold.ts';
import { presentDocument } from '../present-document.ts';
import { presentLedger } from '../service/service.presenter.ts';
import type { ClaimMail } from './claim-mails.ts';
import { presentPayment } from './claim-payment.ts';
import type { ClaimDetails } from './read-claim-details.ts';
import type { Dashboard } from './read-dashboard.ts';
import type { StagedClaim } from './stages.ts';

const pounds = (amount: string): number => poundsFromPence(penceFromDecimal(amount));

export function presentClaim(claim: ClaimRow) {
  return {
    id: claim.id,
    short_reference: claim.shortReference,
    user_id: claim.userId,
    issue_type: claim.issueType,
    description: claim.description,
    amount: pounds(claim.amount),
    jurisdiction: claim.jurisdiction,
    plaintiff_name: claim.plaintiffName,
    plaintiff_email: claim.plaintiffEmail,
    plaintiff_date_of_birth: claim.plaintiffDateOfBirth,
    plaintiff_address: claim.plaintiffAddress,
    plaintiff_postcode: claim.plaintiffPostcode,
    defendant_type: claim.defendantType as DefendantType,
    defendant_first_name: claim.defendantFirstName,
    defendant_last_name: claim.defendantLastName,
    defendant_company_name: claim.defendantCompanyName,
    defendant_contact_person: claim.defendantContactPerson,
    defendant_email: claim.defendantEmail,
    defendant_email_unknown: claim.defendantEmailUnknown,
    defendant_address_line_1: claim.defendantAddressLine1,
    defendant_address_line_2: claim.defendantAddressLine2,
    defendant_town_city: claim.defendantTownCity,
    defendant_postcode: claim.defendantPostcode,
    defendant_name: defendantName(claim),
    defendant_address: defendantAddress(claim),
    incident_date: claim.incidentDate,
    police_incident_number: claim.policeIncidentNumber,
    status: claim.status,
    created_at: claim.createdAt.toISOString(),
    letter_sent_at: claim.letterSentAt?.toISOString() ?? null,
    response_deadline: claim.responseDeadline?.toISOString() ?? null,
    reply_received_at: replyThatEndedWait(claim)?.toISOString() ?? null,
    generated_letter_content: claim.generatedLetterContent,
  };
}

export function presentClaimSummary(claim: StagedClaim) {
  return {
    id: claim.id,
    short_reference: claim.shortReference,
    issue_type: claim.issueType,
    status: claim.status,
    stage: claim.stage,
    description: claim.description,
    amount: pounds(claim.amount),
    jurisdiction: claim.jurisdiction,
    defendant_name: defendantName(claim),
    created_at: claim.createdAt.toISOString(),
    response_deadline: claim.responseDeadline?.toISOString() ?? null,
    reply_received_at: replyThatEndedWait(claim)?.toISOString() ?? null,
  };
}

function presentMail(mail: ClaimMail) {
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.to,
    subject: mail.subject,
    state: mail.state,
    created_at: mail.createdAt.toISOString(),
    sent_at: mail.sentAt?.toISOString() ?? null,
    attachments: mail.attachments,
    notice: mail.notice,
  };
}

function presentClaimReply(reply: ClaimReply) {
  return {
    id: reply.id,
    received_at: reply.receivedAt.toISOString(),
    channel: reply.channel,
    received_on: reply.receivedOn,
    from: reply.from,
    subject: reply.subject,
    text: reply.text,
    attachments: reply.files.map(({ id, fileName, fileType, fileSize }) => ({
      id,
      file_name: fileName,
      file_type: fileType,
      file_size: fileSize,
    })),
    corrections: reply.corrections.map(({ at, words }) => ({ at: at.toISOString(), words })),
  };
}

export function presentDetails(details: ClaimDetails) {
  const { nextStep, may } = details;
  return {
    claim: presentClaim(details.claim),
    facts: details.facts,
    documents: details.documents.map(presentDocument),
    mails: details.mails.map(presentMail),
    timeline: details.timeline.map(({ kind, at, label, exact }) => ({
      kind,
      at,
      label,
      ...(exact !== undefined && { exact }),
    })),
    next_step: { kind: nextStep.kind, sentence: nextStep.sentence, options: [...nextStep.options] },
    hold: details.hold ? presentHold(details.hold, details.claim.jurisdiction as Jurisdiction) : null,
    interest_free_days: details.interestFreeDays.map(({ from, to }) => ({ from, to })),
    payment: presentPayment(details.payment),
    service: presentLedger(details.ledger),
    replies: details.replies.map(presentClaimReply),
    unconfirmed_replies: details.unconfirmedReplies.map(({ id, receivedAt, from, subject, text }) => ({
      id,
      received_at: receivedAt.toISOString(),
      from,
      subject,
      text,
    })),
    may: {
      cancel: may.cancel,
      mark_paid: may.markPaid,
      add_documents: may.addDocuments,
      take_court_route: may.takeCourtRoute,
      generate_letter: may.generateLetter,
      send_letter: may.sendLetter,
      set_hold: may.setHold,
      lift_hold: may.liftHold,
      record_service: may.recordService,
      correct_party: may.correctParty,
      send_again: may.sendAgain,
    },
  };
}

export function presentDashboard({ name, stats, recent, drafts, attention }: Dashboard) {
  return {
    name,
    stats: { total: stats.total, pending: stats.pending, active: stats.active, resolved: stats.resolved },
    recent: recent.map(presentClaimSummary),
    drafts: drafts.map(presentDraftSummary),
    attention: attention.map(({ claimId, kind, sentence }) => ({ claim_id: claimId, kind, sentence })),
  };
}
