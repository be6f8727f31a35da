import { describe, expect, it } from 'vitest';
import { threatsInAccount } from '../testing/threats-in.ts';

describe('a paragraph that stands wholly in quotation marks', () => {
  it.each([
    '"I will break his legs."',
    "'I will break his legs.'",
    '“I will break his legs.”',
    'He owes me £500.\n"I will break his legs."',
    'He owes me £500.\n"I will break his legs."\nHe said he would pay in May.',
    '"I want my money." "Or I will break his legs."',
    'I told him:\n"I will break his legs."',
    'My text to him:\n"I will break his legs."',
    'Warning:\n"I will break his legs."',
    'Message to you:\n"I will break his legs."',
    '(“I will break his legs.”)',
    'My last message to him was this.\n"I will break his legs."',
    '"I will break his legs."\nThat is what I told him on 3 May.',
    '"It began in May."\n"I will break his legs."',
  ])('is the claimant’s own without a speaker: %s', (account) => {
    const [problem] = threatsInAccount(account);
    expect(problem?.message).toMatch(/^The letter must not threaten harm.* say whose words they are\.$/);
  });

  it.each([
    'He wrote on 3 May:\n"I will break his legs."',
    'They wrote:\n"I will break your legs."',
    'Daniel Okoro:\n"I will break your legs."',
    'Dan:\n"I will break your legs."',
    'On 3 May I got this text from him.\n"I will break your legs."',
    'These are his messages.\n"You will regret this."\n"I know where you live."\n"I will break your legs."',
    '"I will break your legs."\nThat is what he told me on 3 May.',
    '"I will break your legs."\nThis was his voicemail of 3 May.',
    'He owes me £500.\n"I will break your legs", he said.',
    'He owes me £500.\n"He said I will break your legs."',
    'He owes me £500.\n"He shouted \'I will break your legs\' at me."',
    'He owes me £500.\nOn the phone: "I will break your legs."',
  ])('is reported with one: %s', (account) => {
    expect(threatsInAccount(account)).toEqual([]);
  });
});
