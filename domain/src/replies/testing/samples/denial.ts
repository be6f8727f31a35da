/** Replies that deny being the defendant, or that anything was owed. */
export const denialReplies = `
=== DENIAL MEDIUM
I have never heard of this person.

=== DENIAL MEDIUM
Never heard of Hannah Okoro. Who are you?

=== DENIAL MEDIUM
You have the wrong person.

=== DENIAL MEDIUM
I think you have the wrong person, there are three Sam Reeds in York.

=== DENIAL MEDIUM
This is a scam. I have reported it to Action Fraud.

=== DENIAL MEDIUM
Is this a scam? Nobody by that name lives here.

=== DENIAL MEDIUM
I don't owe anyone anything.

=== DENIAL MEDIUM
I don’t owe her money. I have never borrowed anything.

=== DENIAL MEDIUM
I do not owe this money.

=== DENIAL MEDIUM
We do not owe this. We have never traded with this customer.

=== DENIAL MEDIUM
This must be mistaken identity.

=== DENIAL MEDIUM
It looks like a case of mistaken identity, my name is Samuel Read.

=== DENIAL MEDIUM
Wrong address. The Reeds moved out in 2023.

=== DENIAL MEDIUM
You have the wrong address, we are a dental practice.

=== DENIAL MEDIUM
Wrong email mate

=== DENIAL MEDIUM
I dont owe nothing to nobody

=== DENIAL MEDIUM
SCAM!!! DO NOT CONTACT ME AGAIN

=== DENIAL HIGH
This is fraudulent, I've never met this man.

=== DENIAL MEDIUM
I do not know this person and have never had any dealings with them.

=== DENIAL HIGH
I don't know who this is. Wrong number, wrong person.

=== DENIAL HIGH
That company is nothing to do with me. You have the wrong company.

=== DENIAL MEDIUM
I'm not the person you are looking for.

=== DENIAL MEDIUM
I am not the person named in your letter. Please remove my address.

=== DENIAL MEDIUM
We have no record of this customer or of any order.

=== DENIAL MEDIUM
No such person at this address.

=== DENIAL HIGH
never herd of him, wrong person

=== DENIAL MEDIUM
Phishing. Forwarded to report@phishing.gov.uk

=== DENIAL MEDIUM
Mr Reed died in March. You have the wrong person if you think I am him; I am his brother.

=== DENIAL MEDIUM
Hello, I bought this e-mail domain last year. The roofing firm you want closed down. I've never heard of your client.

Sent from my iPad

=== DENIAL MEDIUM
I owe nothing. I was not even in the country that week.

=== DENIAL HIGH
I don't owe this, and I have never heard of her.

From: Plainclaim
I agree to pay

=== DENIAL MEDIUM
It wasn't me. I sold that car in May and the new keeper is someone else.
`;
