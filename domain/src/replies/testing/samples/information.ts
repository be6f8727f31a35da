/** Replies that ask for something before they answer. */
export const informationReplies = `
=== INFORMATION MEDIUM
I need more information.

=== INFORMATION MEDIUM
I need more information before I can answer.

=== INFORMATION MEDIUM
Please send me more information about this claim.

=== INFORMATION MEDIUM
Can you give me more details?

=== INFORMATION MEDIUM
I need further details of how the amount was worked out.

=== INFORMATION MEDIUM
Please provide evidence.

=== INFORMATION MEDIUM
What evidence do you have?

=== INFORMATION MEDIUM
Could you please explain what this is about?

=== INFORMATION MEDIUM
I don't understand this letter.

=== INFORMATION MEDIUM
I don’t understand. What am I meant to have done?

=== INFORMATION HIGH
I do not understand what the claim is for.

=== INFORMATION MEDIUM
Please explain how you got to £900.

=== INFORMATION MEDIUM
Can you send me a copy of the invoice and any photographs?

=== INFORMATION MEDIUM
Where is the proof?

=== INFORMATION MEDIUM
Show me proof of the damage and a repair quote.

=== INFORMATION HIGH
Dear Sirs,

Before we respond fully we would be grateful for further information: the date of the order, the delivery note and a breakdown of the sum.

Yours faithfully

=== INFORMATION MEDIUM
We require more information in order to look into this.

=== INFORMATION MEDIUM
Need more info pls

=== INFORMATION HIGH
whats this about? can u explain

=== INFORMATION MEDIUM
What is this regarding?

=== INFORMATION MEDIUM
Please clarify which contract you mean, we have three with this client.

=== INFORMATION MEDIUM
Can you clarify the dates?

=== INFORMATION HIGH
I am not sure what this refers to. Please send the documents you rely on.

=== INFORMATION MEDIUM
Could I have a breakdown of the amount?

=== INFORMATION MEDIUM
I'd like to see the evidence first.

=== INFORMATION MEDIUM
I need to see the tenancy agreement and the check-out report.

=== INFORMATION HIGH
Who is the claimant and what is the claim about? I need more information.

=== INFORMATION HIGH
i need more informaton about this plz, i dont understand it

=== INFORMATION MEDIUM
No attachments came through. Please resend the documents.

=== INFORMATION MEDIUM
I need more information

Sent from my BlackBerry

=== INFORMATION MEDIUM
I need more information

> ✅ I agree to pay
> ❌ I dispute this claim

=== INFORMATION MEDIUM
More details please. Which job is this? We did two for her.

=== INFORMATION MEDIUM
Can you tell me more about the incident? I was on holiday.

=== INFORMATION MEDIUM
Could you supply evidence of ownership of the bicycle?

=== INFORMATION MEDIUM
Please let me have copies of the receipts.
`;
