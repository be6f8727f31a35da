export { followNewEmail } from './acts/follow-new-email.ts';
export { takeBackReply } from './acts/take-back-reply.ts';
export { takeReply } from './acts/take-reply.ts';
export { createAdminClaimsRoutes } from './admin/admin.routes.ts';
export type { ClaimReply, ClaimsDeps, EndedHold, UnconfirmedReply } from './claims.deps.ts';
export { claimJobs, claimWorkers } from './claims.jobs.ts';
export { createClaimsRoutes } from './claims.routes.ts';
export { claimAnswer, fileBody, fileNameQuery } from './claims.schemas.ts';
export {
  type ClaimRow,
  claimById,
  claimIdsOfReferences,
  claimsByIds,
  countClaimsOf,
  lockClaim,
} from './claims.store.ts';
export { deleteForgottenDrafts } from './drafts/delete-forgotten-drafts.ts';
export { countDraftsOf } from './drafts/drafts.store.ts';
export { actorOf } from './event-actor.ts';
export { claimFiles } from './evidence/claim-files.ts';
export { documentKey } from './evidence/document-key.ts';
export { isClaimUpload } from './evidence/is-claim-upload.ts';
export { claimFileRights } from './evidence/open-document.ts';
export { ownUpload } from './evidence/own-upload.ts';
export { abandonFiles } from './evidence/unclaimed-files.ts';
export { type Upload, uploadFrom } from './evidence/upload-from.ts';
export { countMoney } from './figures/count-money.ts';
export { countReply, uncountReply } from './figures/count-reply.ts';
export { foldFigures, foldFiguresWorker } from './figures/figures.jobs.ts';
export { sumByBucket as readFiguresByBucket, sumByName as readFigures } from './figures/figures.store.ts';
export { createClaimFunctionsRoutes } from './functions.routes.ts';
export { requireNoHold } from './holds/require-no-hold.ts';
export { restWhileOnHold } from './holds/rest-while-on-hold.ts';
export { placeholderValues } from './letter/placeholder-values.ts';
export { letterFileName } from './letter/print-letter.ts';
export { printingReader } from './letter/print-when-read.ts';
export { keepClaimLetter, readClaimForLetter } from './letter/write-claim-letter.ts';
export {
  keepDraftLetter,
  type LetterToWrite,
  readDraftForLetter,
  type WrittenLetter,
} from './letter/write-draft-letter.ts';
export { letterKinds } from './mails/mail-kinds.ts';
export { noteFailedMail } from './mails/note-failed-mail.ts';
export { noteRequeuedMail } from './mails/note-requeued-mail.ts';
export { whyLetterMailIsStale } from './mails/why-letter-mail-is-stale.ts';
export { measureLetters } from './measure-letters.ts';
export { claimsPersonalPart } from './personal/claims.personal.ts';
export { claimsOfPerson, claimsToErase } from './personal/personal.store.ts';
export { type ClaimPayment, noPayment } from './reading/claim-payment.ts';
export { claimValueOf } from './reading/claim-progress.ts';
export { presentClaim, presentDetails } from './reading/claims.presenter.ts';
export { findClaim } from './reading/find-claim.ts';
export { type ClaimDetails, readClaimDetails } from './reading/read-claim-details.ts';
export { detailsAnswer } from './reading/reading.schemas.ts';
export { dateWaitingLetter } from './service/date-waiting-letter.ts';
export { noteAcceptedMail } from './service/note-accepted-mail.ts';
export { type StoredBytes, storedLetter } from './service/papers/stored-letter.ts';
export { recordsOf } from './service/service.store.ts';
export { serviceTrails } from './service/service-trails.ts';
export { claimOfReplyAddress, hideReplyAddresses, replyAddress } from './submission/reply-address.ts';
export { makeTestClaims } from './test-claims/make-test-claims.ts';
export { moveTestDeadlines } from './test-claims/move-test-deadlines.ts';
export { previewCleanup } from './test-claims/preview-cleanup.ts';
export { removeTestClaims } from './test-claims/remove-test-claims.ts';
export type { TestClaimsDeps } from './test-claims/test-claims.deps.ts';
export type { TestClaimRow } from './test-claims/test-claims.store.ts';
export { changeClaim } from './write-claim.ts';
