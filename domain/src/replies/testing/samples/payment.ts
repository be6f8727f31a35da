/** Replies that mean to pay. Each block: the expected reading, then the mail as it came. */
export const paymentReplies = `
=== PAYMENT HIGH
I agree to pay.

=== PAYMENT HIGH
I agree to pay the full amount.

=== PAYMENT HIGH
Hello,

I agree to pay in full. Please send me the payment link.

Kind regards,
Sam Reed

=== PAYMENT MEDIUM
I will pay this on Friday when I get my wages.

=== PAYMENT HIGH
Dear Plainclaim

Thank you for your letter. I will pay the £900 by the end of the month.

Yours
Gillian Marsh

=== PAYMENT MEDIUM
ok fine i will pay

=== PAYMENT MEDIUM
I agree

=== PAYMENT HIGH
i agree to pay

Sent from my iPhone

=== PAYMENT HIGH
I AGREE TO PAY IN FULL. PLEASE STOP EMAILING MY WORK ADDRESS.

=== PAYMENT HIGH
Happy to settle this. How do I pay?

=== PAYMENT MEDIUM
We would like to settle the matter without going to court.

=== PAYMENT MEDIUM review
Can we settle for £600? That is all I have.

=== PAYMENT HIGH
I'd like to settle. I can pay £250 now and the rest in December.

=== PAYMENT MEDIUM
I'll pay. Sorry it has taken so long.

=== PAYMENT MEDIUM
I’ll pay it tomorrow, promise.

=== PAYMENT HIGH
We will pay the outstanding invoice this week. Apologies, it went to the wrong inbox.

=== PAYMENT MEDIUM
We'll pay within 7 days. Please confirm the reference to use.

=== PAYMENT HIGH
We agree to pay the sum claimed and ask that no court action is taken.

=== PAYMENT MEDIUM
I accept the claim and will make payment on receipt of bank details.

=== PAYMENT HIGH
I accept that I owe this money. Can I pay in instalments?

=== PAYMENT HIGH
I can pay £100 a month starting in January.

=== PAYMENT HIGH review
I could pay half now and half at the end of the month if that works for Ms Okoro.

=== PAYMENT HIGH review
Please accept payment of £450 in full and final settlement.

=== PAYMENT HIGH
My offer is to pay £1,200 by bank transfer on the 28th.

=== PAYMENT MEDIUM
I am willing to pay but not until after the 15th.

=== PAYMENT MEDIUM
Im willing to pay what I owe, I just need a bit of time

=== PAYMENT MEDIUM
i wil pay on friday i get paid then. i will pay all of it

=== PAYMENT HIGH
Hi, yes I agree to pay, sorry for the hassle caused to Hannah.

=== PAYMENT HIGH review
Good afternoon,

Further to your letter of 2 November, our client agrees to pay the sum of £2,340.00 within 14 days, without admission of liability.

Regards,
Accounts Department

=== PAYMENT MEDIUM
Payment will be made on Monday by BACS.

=== PAYMENT HIGH
I have arranged payment of the full amount, it should arrive in 3 working days.

=== PAYMENT MEDIUM
I'm ready to pay. Where do I send the money?

=== PAYMENT HIGH
Yes, I'll settle up this weekend.

=== PAYMENT HIGH
I agree with the claim, I should have paid months ago. Will pay £500 today and the balance next week.

=== PAYMENT MEDIUM
I want to pay this off before it goes any further.

=== PAYMENT HIGH
How can I pay? I agree that the deposit should have been returned.

=== PAYMENT HIGH
Agreed. I will transfer the money tonight.

I agree to pay.

> ✅ AGREE TO PAY IN FULL
> Reply with "I agree to pay" and we will send you a secure payment link.
> ❌ DISPUTE THIS CLAIM
> Reply with "I dispute this claim" and tell us why.

=== PAYMENT HIGH
I agree to pay

From: Plainclaim Claims Team <claims@plainclaim.example>
Sent: 02 November 2026 10:14
To: sam@example.com
Subject: Letter Before Action - Claim ID: 50000000-0000-4000-8000-000000000001

If you dispute this claim, reply with "I dispute this claim".

=== PAYMENT MEDIUM
Yes I will pay, please give me until the 20th.

---- Original Message ----
From: claims@plainclaim.example
I dispute this claim. I need more information.

=== PAYMENT HIGH
I'll settle this today.

________________________________
From: Plainclaim
If you refuse to pay, the claimant may start court proceedings.

=== PAYMENT HIGH
We are prepared to pay the amount requested as a gesture of goodwill.

=== PAYMENT MEDIUM
Right. I've spoken to my wife and we've decided to pay. Send the link.

=== PAYMENT HIGH
I do agree to pay this but I can only do it in two parts.

=== PAYMENT MEDIUM
Id like to pay please

=== PAYMENT HIGH
Dear Sirs, I agree that the sum is due and I agree to pay it by the date in your letter.

=== PAYMENT HIGH
I accept your claim. Cheque in the post.

=== PAYMENT MEDIUM
ok you win. ill pay

=== PAYMENT HIGH
Please can I have a payment plan? I will pay £50 every week until it is cleared.

=== PAYMENT HIGH
As discussed on the phone we will pay the full £1,450 less nothing. Just send an invoice.

=== PAYMENT MEDIUM
I've no objection. I will pay.

=== PAYMENT MEDIUM
Thanks for the letter. To be clear I never refused, I just forgot. I will pay on Thursday.

=== PAYMENT HIGH
Could you accept £700? If so I can pay £700 straight away.

=== PAYMENT HIGH
Bonjour, I agree to pay the whole. Please to send IBAN.

=== PAYMENT MEDIUM
Happy to pay. Will do it via your link.

=== PAYMENT HIGH
On Mon, 2 Nov 2026 at 10:14, Plainclaim Claims Team <claims@plainclaim.example> wrote:
> Dear Sam Reed,
> You owe Hannah Okoro £900.00.
> ❌ Reply "I dispute this claim"

I agree to pay. Sorry for the delay.

Sam

=== PAYMENT MEDIUM
Hi both

Sorry – been in hospital. I will pay as soon as I am home, hopefully next week.

Sam

Sent from my Galaxy

=== PAYMENT MEDIUM
I intend to pay this in full by 30 November.

=== PAYMENT MEDIUM
I'm happy to settle at the figure you gave, plus the bank charge if there is one.
`;
