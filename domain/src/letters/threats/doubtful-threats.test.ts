import { describe, expect, it } from 'vitest';
import { findingsIn } from '../testing/threats-in.ts';

/** What may be meant as a threat, and a neighbour of the same words that is none. */
const pairs: readonly (readonly [string, string])[] = [
  ['I have friends in the police I could ask.', 'My friend in the police told me to keep the receipt.'],
  ['I have family in the police.', 'I have family in the police and they told me it is a civil matter.'],
  ['We have people in high places.', 'We have friends in the flat upstairs.'],
  ['My uncle works for HMRC, so think about it.', 'My uncle works for HMRC and did my tax return.'],
  ['HMRC would love to see these invoices.', 'HMRC would not accept these invoices.'],
  ['I know the right people.', 'I know the right people to ask about damp.'],
  ['I know people who owe me favours.', 'I know people who had the same trouble.'],
  ["I'll come and get it myself.", "I'll come and collect the sofa on the day you name."],
  ['I will come and take what is mine.', 'I will come and get it myself on the day you name.'],
  ["I'll come and collect my money in person.", 'I will come and get it if you tell me when.'],
  ['Accidents can happen.', 'Accidents can happen, and that is what insurance is for.'],
  ['What goes around comes around.', 'He told me that what goes around comes around.'],
  ['Karma will get you.', 'The tiles are called Karma Grey.'],
  ['Your time will come.', 'Your time slot will come by e-mail, the shop said.'],
  ["You'll get yours.", 'You will get yours back when I get mine.'],
  ["You won't get away with this.", 'The court will see that you will not get away with this.'],
  ['This is not over.', 'This is not over the limit.'],
  ['Consider yourself warned.', 'You have been warned about the damp three times by the council.'],
  ["Don't say I didn't warn you.", 'They cannot say that I did not warn them about the leak.'],
  ["I won't ask again.", 'I will not ask again for a discount.'],
  ["You'll find out who I am.", 'You will see who I am from the invoice.'],
  ['I have my ways.', 'I have other ways of getting to work.'],
  ['We have other ways of making people pay.', 'I have no other way of getting my money than the court.'],
  ['I have nothing to lose.', 'I have nothing to lose by asking the court.'],
  ['I never forget a face.', 'I will never forget how kind the fitter was.'],
  ['Where I come from we deal with thieves differently.', 'Where I come from a deposit is returned.'],
  ['Your luck is about to run out.', 'My luck ran out when the boiler failed.'],
  ['Lovely place. Shame to lose it.', 'It is a shame that you lost it.'],
  ['Vans like yours have a habit of going missing.', 'His vans have a habit of coming late.'],
  ['His shop is easy to break into.', 'His shop is easy to find.'],
  ['I hope you have good insurance.', 'I hope you have insurance that covers the damage.'],
  ['Think about your family.', 'I have to think about my family.'],
  ['Keep your kids safe.', 'We asked you to keep the kitchen safe for our kids.'],
  ['I saw your daughter walking home.', 'I saw your daughter hand the keys to the fitter.'],
  ['Mind how you go.', 'He told me to mind how I go on the wet floor.'],
  [
    "I wouldn't want your boss to find out.",
    'He did not want his boss to find out that the van was scratched.',
  ],
  ['I have 40,000 followers.', 'My contract says that I have 40,000 followers.'],
  ['Reputation is everything.', 'Your reputation is why I chose you.'],
  ['People talk.', 'People talk on the recording, and the price can be heard.'],
  ['Word gets around.', 'Word got around that the shop was closing.'],
  ['Nice kids you have.', 'You have nice kids and a bad lawyer.'],
  ['How is your daughter?', 'How is your daughter the owner of the van?'],
  [
    'I drive past your house every day.',
    'I drive past your house every day and see my bicycle in the garden.',
  ],
  ['I own a shotgun.', 'I own a shotgun licence that you were to renew.'],
  ["I've got connections.", 'I have connections in the pipework that leak.'],
  ['Sleep well.', 'We did not sleep well for a month.'],
  ['My brother is a copper, so think carefully.', 'My brother is a copper and was there.'],
];

describe('what may be a threat is left to the claimant', () => {
  it.each(pairs)('%s', (sentence) => {
    expect(findingsIn(sentence).map(({ kind, rule }) => [kind, rule])).toEqual([['warning', 'threats']]);
  });

  it.each(pairs)('not after %s: %s', (_threat, neighbour) => {
    expect(findingsIn(neighbour)).toEqual([]);
  });

  it.each([
    'He told me that he has friends in the police.',
    'She wrote: "What goes around comes around."',
    'He said I would get what is coming, and karma will get me.',
  ])('reported: %s', (sentence) => {
    expect(findingsIn(sentence)).toEqual([]);
  });

  it('says so once, and not beside a threat that is refused', () => {
    expect(findingsIn('I have my ways, and I will break his legs.').map(({ kind }) => kind)).toEqual([
      'contradiction',
    ]);
  });
});
