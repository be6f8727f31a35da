import { secondsHeldBack } from '@plainclaim/domain/shared/mail-acts';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import type { Rehearsal } from '../rehearsal/rehearsal.ts';
import { signInAsAdmin, signUp, type Visitor, visitorOf } from './api-visitor.ts';
import { saveDraft, statusOf, submitDraft, writeLetter } from './claim-by-api.ts';
import { mailAbout, untilDelivered } from './mailbox.ts';
import { payInTestCheckout } from './pay-in-test-checkout.ts';
import type { Check } from './run-checks.ts';

const claimantEmail = 'claimant@qa.example';
const defendantEmail = 'defendant@qa.example';
const offered = 900;
/** Less the commission of ten per cent, as the terms say. */
const commission = 90;

const smallPdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** A claim's whole journey through the API; each step depends on the one before. */
export function journey(rehearsal: () => Rehearsal): readonly Check[] {
  let claimant: Visitor;
  let admin: Visitor;
  let draftId = '';
  let offerId = '';
  let token = '';

  return [
    step('Sign up as a claimant', 'an account', async () => {
      claimant = await signUp(rehearsal(), claimantEmail);
      await claimant.want(200, 'GET', '/api/profile');
      return 'an account';
    }),
    step('Save a draft', 'kept', async () => {
      draftId = await saveDraft(claimant);
      await claimant.want(200, 'GET', `/api/claims/drafts/${draftId}`);
      return 'kept';
    }),
    step('Add a document', 'receipt.pdf', async () => {
      const path = `/api/claims/drafts/${draftId}/documents?name=receipt.pdf`;
      const res = await claimant.send(path, {
        method: 'POST',
        headers: { 'content-length': String(smallPdf.length) },
        body: smallPdf,
      });
      return res.status === 201 ? 'receipt.pdf' : `answered ${res.status}`;
    }),
    step('Have the letter written', '30 days to answer', async () => {
      const { deadlineDays } = await writeLetter(claimant, draftId);
      return `${deadlineDays} days to answer`;
    }),
    step('Submit the claim', 'pending', async () => (await submitDraft(claimant, draftId)).status),
    step('The letter reaches the defendant', `${defendantEmail}, 2 files`, async () => {
      const mail = await untilDelivered(visitorOf(rehearsal()), defendantEmail, 'letter-before-action');
      return `${mail.to}, ${mail.attachments.length} files`;
    }),
    step('Record the defendant’s reply', 'PAYMENT, claim responded', async () => {
      admin = await signInAsAdmin(rehearsal());
      const { response } = await admin.want<{ response: { parsed_type: string } }>(
        201,
        'POST',
        '/api/admin/replies',
        {
          email_subject: `Re: Letter Before Action – Claim ID: ${draftId}`,
          email_body: 'I agree to pay. Please send me the payment details.',
          sender_email: defendantEmail,
        },
      );
      return `${response.parsed_type}, claim ${await statusOf(claimant, draftId)}`;
    }),
    step('Record an offer', formatGbp(penceFromPounds(offered)), async () => {
      const offer = { claim_id: draftId, offered_amount: offered };
      await admin.want(200, 'POST', '/functions/v1/handle-settlement-offer', offer);
      // Until then the admin can take it back, and the claimant is not shown it.
      rehearsal().forward(secondsHeldBack);
      const read = await claimant.want<{ offer: { id: string; offered_amount: number } }>(
        200,
        'GET',
        `/api/settlements/${draftId}`,
      );
      offerId = read.offer.id;
      return formatGbp(penceFromPounds(read.offer.offered_amount));
    }),
    step('Accept the offer', 'settlement_accepted_payment_pending', async () => {
      await claimant.want(200, 'POST', `/api/settlements/${offerId}/accept`);
      return await statusOf(claimant, draftId);
    }),
    step('The payment link reaches the defendant', 'a link', async () => {
      const mail = await mailAbout(visitorOf(rehearsal()), defendantEmail, 'payment-link');
      token = /\/pay\/([\w-]{43})/.exec(mail.text)?.[1] ?? '';
      return token === '' ? 'no link' : 'a link';
    }),
    step('Pay in the test checkout', 'paid', () => payInTestCheckout(rehearsal(), token)),
    step('The claim is settled', 'resolved', () => statusOf(claimant, draftId)),
    step('The commission is counted', formatGbp(penceFromPounds(commission)), async () => {
      const { stats } = await admin.want<{ stats: { revenue: number } }>(200, 'GET', '/api/admin/dashboard');
      return formatGbp(penceFromPounds(stats.revenue));
    }),
    step('Both parties are told', `${defendantEmail}, ${claimantEmail}`, async () => {
      const reader = visitorOf(rehearsal());
      const receipt = await untilDelivered(reader, defendantEmail, 'payment-receipt');
      const news = await untilDelivered(reader, claimantEmail, 'payment-received');
      return `${receipt.to}, ${news.to}`;
    }),
  ];
}

const step = (name: string, expected: string, look: Check['look']): Check => ({
  name,
  expected,
  look,
  isNeeded: true,
});
