/** Replies that dispute the claim or refuse to pay. */
export const disputeReplies = `
=== DISPUTE MEDIUM
I dispute this claim.

=== DISPUTE MEDIUM
I dispute this claim. The work was finished and she signed it off.

=== DISPUTE MEDIUM
I disagree with everything in your letter.

=== DISPUTE MEDIUM
I don't agree.

=== DISPUTE MEDIUM
I don’t agree with the amount.

=== DISPUTE MEDIUM
I do not agree that I owe this money.

=== DISPUTE MEDIUM
I will not pay.

=== DISPUTE MEDIUM
I won't pay a penny. See you in court.

=== DISPUTE MEDIUM
I wont pay for a job that was never done

=== DISPUTE MEDIUM
I refuse to pay.

=== DISPUTE MEDIUM
We refuse to pay this invoice because the goods arrived broken.

=== DISPUTE MEDIUM
I contest this. The car was already damaged when I hit it, as the photos show.

=== DISPUTE HIGH
We contest the claim in full and will defend any proceedings.

=== DISPUTE MEDIUM
I deny the claim.

=== DISPUTE MEDIUM
We deny this claim and any liability for the loss.

=== DISPUTE MEDIUM
I intend to counter-claim for the damage he caused to my drive.

=== DISPUTE MEDIUM
We will be making a counterclaim for £3,000.

=== DISPUTE MEDIUM
Any sum due is offset by the deposit she still holds.

=== DISPUTE MEDIUM
We have a right of set-off against unpaid rent.

=== DISPUTE MEDIUM
This is nonsense. I never agreed to that price and I dispute the claim.

=== DISPUTE HIGH
THE LETTER IS WRONG. I DISPUTE THIS CLAIM AND I WILL NOT PAY.

=== DISPUTE MEDIUM
Dear Sirs,

We write on behalf of Marsh Roofing Ltd. Our client disputes the claim in its entirety. The roof was repaired in March and leaks because of a separate fault.

Yours faithfully,
Corbett & Lyle LLP

=== DISPUTE MEDIUM
The claim is disputed. Please address further letters to our insurer.

=== DISPUTE MEDIUM
i dispute this as the deposit was used for cleaning which is in the contract

=== DISPUTE MEDIUM
I am disputing this. He left the flat in a terrible state.

=== DISPUTE MEDIUM
Im not paying this. The sofa was fine when it left the shop.

=== DISPUTE MEDIUM
I'm not going to pay because the contract says non-refundable.

=== DISPUTE MEDIUM
I am not paying for something I already paid for in cash in June.

=== DISPUTE MEDIUM
No. I do not accept this claim.

=== DISPUTE MEDIUM
I don't accept that the dog bit anyone.

=== DISPUTE MEDIUM
We do not accept liability.

=== DISPUTE MEDIUM
We cannot agree to this.

=== DISPUTE MEDIUM
I can't agree to pay something I don't think is right.

=== DISPUTE MEDIUM
I reject your claim.

=== DISPUTE HIGH
We reject the allegations made in the letter and will defend the claim.

=== DISPUTE MEDIUM
I object to this claim. I returned the tools in August and have a receipt.

=== DISPUTE MEDIUM
The amount is wrong. It was 400 not 900 and I paid 200 of it.

=== DISPUTE MEDIUM
The figure is incorrect, the invoice was for half of that.

=== DISPUTE MEDIUM
I'm never going to agree to pay that man anything.

=== DISPUTE MEDIUM
I have no intention of paying. The fence is on my land.

=== DISPUTE MEDIUM
This is unsettled law and I dispute it.

=== DISPUTE MEDIUM
I would rather go to court than pay. I dispute this claim.

=== DISPUTE MEDIUM
I'm afraid I disagree. Our terms were clear and he accepted them.

=== DISPUTE MEDIUM
You'll be hearing from my solicitor. I dispute every word.

=== DISPUTE HIGH
I disput this claim, the invoce is rong and I do not agree

=== DISPUTE MEDIUM
My position is that nothing is due. The claim is denied.

=== DISPUTE MEDIUM
I shall not pay. Take me to court.

=== DISPUTE MEDIUM
Not paying. End of.

=== DISPUTE MEDIUM
I dispute this claim

Sent from my Huawei phone

=== DISPUTE MEDIUM
I dispute this claim.

> On 2 Nov 2026, at 10:14, Plainclaim <claims@plainclaim.example> wrote:
> ✅ I agree to pay

=== DISPUTE HIGH
I do not agree with this and I dispute the amount.

From: Plainclaim Claims Team
Subject: Claim ID: 50000000-0000-4000-8000-000000000001
I agree to pay. I will pay.

=== DISPUTE MEDIUM
> ✅ AGREE TO PAY IN FULL: reply "I agree to pay"
> ❌ DISPUTE: reply "I dispute this claim"

I dispute this claim. The boiler broke after he had it serviced by someone else.

=== DISPUTE HIGH
You have the dates wrong and the sum wrong. I contest the whole thing.

=== DISPUTE MEDIUM
I am not liable for what my tenant did, so I refuse to pay.

=== DISPUTE MEDIUM
Why should I pay? I don't agree that I did anything wrong.
`;
