/** Replies that say more than one thing. The highest count wins; a tie goes payment, dispute, denial, information. */
export const mixedReplies = `
=== PAYMENT MEDIUM review
I agree something is owed, but I dispute the amount.

=== PAYMENT MEDIUM review
I will pay if you can give me more details first.

=== DISPUTE HIGH review
I dispute this claim. I do not agree with the amount, but I could settle for less.

=== DISPUTE MEDIUM review
I dispute this. Please explain the figures.

=== DISPUTE MEDIUM review
I refuse to pay. This is a scam.

=== DENIAL HIGH
I have never heard of this person. You have the wrong person. Please explain.

=== DENIAL MEDIUM review
I don't owe this. Where is the evidence?

=== INFORMATION HIGH
I need more information. What evidence do you have, and can you explain the sum? I may contest it.

=== PAYMENT HIGH
I agree to pay for the window, I will pay £200, but I dispute the rest.

=== DISPUTE HIGH
I will pay for the glass, but I dispute the labour, I do not agree with the call-out fee and I refuse to pay it.

=== PAYMENT MEDIUM review
We would settle, though we do not accept liability.

=== DISPUTE HIGH
I dispute this claim and I disagree with the letter. Can you clarify who you are?

=== DENIAL HIGH
Wrong person, and I don't owe anything. If you go on I will contest it.

=== PAYMENT MEDIUM review
I accept the claim. Could I have a breakdown of the amount?
`;
