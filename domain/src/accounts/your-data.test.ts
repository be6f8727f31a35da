import { describe, expect, it } from 'vitest';
import { type AccountInUse, objectionsToDeleting } from './deleting-account.ts';
import { isMailTopic, mailTopics, wantsMail } from './mail-topics.ts';

const idle: AccountInUse = {
  role: 'plaintiff',
  paymentsOnTheirWay: 0,
  payoutsOwed: 0,
  casesTakenOn: 0,
  otherAdmins: 1,
};

describe('objectionsToDeleting', () => {
  it.each<[string, Partial<AccountInUse>, RegExp[]]>([
    ['nothing under way', {}, []],
    ['a payment on its way', { paymentsOnTheirWay: 1 }, [/on its way for 1 of your claims/]],
    ['one payout owed', { payoutsOwed: 1 }, [/owe you 1 payment\./]],
    ['two payouts owed', { payoutsOwed: 2 }, [/owe you 2 payments\./]],
    ['a solicitor at work', { role: 'solicitor', casesTakenOn: 3 }, [/working on 3 cases/]],
    ['one of two admins', { role: 'admin', otherAdmins: 1 }, []],
    ['the last admin', { role: 'admin', otherAdmins: 0 }, [/last admin/]],
    ['nobody else is an admin, but neither are they', { otherAdmins: 0 }, []],
    ['several at once', { paymentsOnTheirWay: 2, payoutsOwed: 1 }, [/on its way/, /owe you/]],
  ])('%s', (_, use, expected) => {
    const objections = objectionsToDeleting({ ...idle, ...use });
    expect(objections).toHaveLength(expected.length);
    for (const [at, words] of expected.entries()) expect(objections[at]).toMatch(words);
  });
});

describe('mail topics', () => {
  it.each([
    ['reminders', {}, true],
    ['reminders', { reminders: false }, false],
    ['news', {}, false],
    ['news', { news: true }, true],
    ['news', { reminders: true }, false],
  ] as const)('%s, having said %j: %s', (topic, said, wanted) => {
    expect(wantsMail(topic, said)).toBe(wanted);
  });

  it('are known by name', () => {
    expect(mailTopics.every(isMailTopic)).toBe(true);
    expect(isMailTopic('offers')).toBe(false);
    expect(isMailTopic('toString')).toBe(false);
  });
});
