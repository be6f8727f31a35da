import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { emptyFactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { shippedLaw } from '@plainclaim/domain/law/law';
import { describe, expect, it } from 'vitest';
import { reviewNotices } from './review-notices.ts';

const now = new Date('2026-11-18T10:00:00Z');

const form = {
  ...emptyClaimForm,
  issueType: 'Debt Recovery',
  amount: '900',
  incidentDate: '2026-09-14',
  defendantPostcode: 'OL14 9ZQ',
};

const titles = (change: Partial<typeof form>) =>
  titlesOf({ form: { ...form, ...change }, facts: emptyFactsInput });

const titlesOf = (answers: Parameters<typeof reviewNotices>[0]) =>
  reviewNotices(answers, now, shippedLaw).map(({ title }) => title);

const rules = 'What the rules ask before court';
const interest = 'Interest is not in your letter’s amount';

describe('what the review tells', () => {
  it.each<[Partial<typeof form>, readonly (string | RegExp)[]]>([
    [{}, [interest, rules]],
    [{ defendantPostcode: 'EH1 1AA' }, [interest, 'The defendant seems to be in another nation', rules]],
    [{ incidentDate: '2020-12-31' }, [/You have 43 days left to go to court/, interest, rules]],
    [{ incidentDate: '2020-11-17' }, [/seems to have ended on 17 November 2026/, interest, rules]],
    [{ issueType: 'Personal Injury' }, ['Before you take a claim like this to court', rules]],
    [
      { issueType: 'Employment Issue' },
      ['Before you take a claim like this to court', 'How long you have to go to court', rules],
    ],
    [{ amount: '' }, []],
    [{ issueType: '' }, []],
  ])('for %o is %o', (change, expected) => {
    expect(titles(change)).toEqual(
      expected.map((title) => (typeof title === 'string' ? title : expect.stringMatching(title))),
    );
  });

  it.each<[Partial<typeof form>, readonly (string | RegExp)[]]>([
    [{ defendantEmail: 'sam@gmial.com' }, [/Did you mean sam@gmail\.com/]],
    [{ plaintiffEmail: 'me@hotmial.com', amount: '' }, [/Did you mean me@hotmail\.com/]],
    [{ plaintiffEmail: 'me@post.example', defendantEmail: 'Me+x@post.example' }, [/your own e-mail address/]],
    [{ defendantEmail: 'sam@gmial.com', defendantEmailUnknown: true }, []],
    [{ plaintiffEmail: 'me@gmail.com', defendantEmail: 'sam@gmail.com' }, []],
  ])('points out addresses: %o', (change, expected) => {
    const notices = reviewNotices({ form: { ...form, ...change }, facts: emptyFactsInput }, now, shippedLaw);
    const found = notices.find(({ title }) => title === 'Please check the addresses');
    expect(found?.words ?? []).toEqual(expected.map((words) => expect.stringMatching(words)));
  });

  it('tells of the court’s limit in Northern Ireland', () => {
    const [notice] = reviewNotices(
      {
        form: { ...form, amount: '4,000', jurisdiction: 'Northern Ireland', defendantPostcode: 'BT1 1AA' },
        facts: emptyFactsInput,
      },
      now,
      shippedLaw,
    );
    expect(notice?.words.join(' ')).toContain('The court itself takes small claims up to £5,000');
  });

  it('shows a private loan in Northern Ireland no protocol for businesses', () => {
    const loan = { ...form, jurisdiction: 'Northern Ireland', defendantPostcode: 'BT1 1AA' };
    const told = (defendant: string) =>
      reviewNotices({ form: loan, facts: { ...emptyFactsInput, defendant } }, now, shippedLaw)
        .flatMap(({ words }) => words)
        .join(' ');
    expect(told('individual')).not.toContain('Commercial Actions');
    expect(told('sole-trader')).toContain('Commercial Actions');
  });

  it('leaves interest to the letter that claims it', () => {
    const facts = { ...emptyFactsInput, interest: { ...emptyFactsInput.interest, kind: 'court-rate' } };
    expect(titlesOf({ form, facts })).toEqual([rules]);
  });
});
