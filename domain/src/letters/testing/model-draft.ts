/** A letter as a language model writes it when all goes well: for the sample consumer claim in England & Wales. */
export const modelDraft = `[DATE]

LETTER BEFORE ACTION

From: Amelia Hart
12 Orchard Lane
Headingley
Leeds
LS6 2AB

To: Sofa Street Retail Ltd
Unit 4, Mill Park
Bradford
BD1 4RT

Claim reference: [CLAIM_REFERENCE]
Amount claimed: £1,249.00
Incident date: 27 May 2026
Last day to reply: 29 November 2026

Dear Sofa Street Retail Ltd,

RE: Claim for £1,249.00 – Consumer Rights Act 2015

We write at the request of Amelia Hart (the claimant) in relation to a sofa supplied on 27 May 2026.

WHAT HAPPENED

The sofa was delivered on 27 May 2026 with a broken frame and in the wrong colour. The claimant told you the same day. You offered a voucher, which she refused.

WHY THE CLAIM IS MADE

Under sections 9, 10 and 11 of the Consumer Rights Act 2015, goods must be of satisfactory quality, fit for purpose and as described. The claimant was entitled to reject the goods within 30 days of delivery and to receive a full refund within 14 days.

WHAT IS CLAIMED

The claimant claims £1,249.00, being the price paid. She also reserves the right to claim interest at 8% per annum under section 69 of the County Courts Act 1984.

PRE-ACTION CONDUCT

This letter is sent in accordance with the Practice Direction on Pre-Action Conduct under the Civil Procedure Rules. Both parties are expected to exchange information and consider alternative dispute resolution.

HOW TO RESPOND

You have three options:

✅ Pay in full: reply with "I agree to pay" and arrangements will be sent to you to pay £1,249.00.

❓ Pay a partial amount: reply with "I need more information" and set out your offer.

❌ Dispute the claim: reply with "I dispute this claim" with your reasons. A £25 dispute fee applies; Plainclaim does not collect it and you may dispute without paying it.

FAILURE TO RESPOND

If you do not respond within 14 days of the date of this letter, by 29 November 2026, the claimant may issue proceedings without further notice.

COURT PROCEEDINGS

The claimant may make a claim in the County Court under the Civil Procedure Rules for the amount claimed, interest and court fees.

Plainclaim is a technology platform and not a law firm. It writes at the request of the claimant.

Yours sincerely,

[SENDER_NAME]
[SENDER_TITLE]
[SENDER_COMPANY]
`;
