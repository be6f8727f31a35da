/** Replies that say nothing we can act on. A person has to read them. */
export const unclearReplies = `
=== UNCLEAR LOW
Received.

=== UNCLEAR LOW
Thank you for your email.

=== UNCLEAR LOW
ok

=== UNCLEAR LOW
👍

=== UNCLEAR LOW
Please stop sending me emails.

=== UNCLEAR LOW
I will speak to my husband and come back to you.

=== UNCLEAR LOW
I'll get back to you next week.

=== UNCLEAR LOW
My solicitor will be in touch.

=== UNCLEAR LOW
Please send all letters by post.

=== UNCLEAR LOW
I am away until the 20th and will look at this then.

=== UNCLEAR LOW
asdfgh

=== UNCLEAR LOW
This is disgraceful.

=== UNCLEAR LOW
Hello? Is anyone there?

=== UNCLEAR LOW
Noted with thanks.

=== UNCLEAR LOW
I have passed this to our accounts department.

=== UNCLEAR LOW
Forwarding to my insurer.

=== UNCLEAR LOW
Can you ring me on Monday?

=== UNCLEAR LOW
The matter is unsettled as far as I can see.

=== UNCLEAR LOW
We are a family of settlers.

=== UNCLEAR LOW
I paid last week.

=== UNCLEAR LOW
It has already been paid, check your account.

=== UNCLEAR LOW
Happy new year!

=== UNCLEAR LOW
> ✅ AGREE TO PAY IN FULL: reply "I agree to pay"
> ❌ DISPUTE: reply "I dispute this claim"
> ❓ PARTIAL: reply "I need more information"

=== UNCLEAR LOW
From: Plainclaim Claims Team
I agree to pay

=== UNCLEAR LOW
Sent from my iPhone

=== UNCLEAR LOW
________________________________
I agree to pay. I dispute this claim.

=== UNCLEAR LOW
Merci, je vous répondrai.

=== UNCLEAR LOW
Rydw i'n byw yng Nghymru. Allwch chi ysgrifennu yn Gymraeg?

=== UNCLEAR LOW
Are you a solicitor?
`;
