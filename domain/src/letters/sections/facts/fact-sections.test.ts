import { describe, expect, it } from 'vitest';
import type { FactsContent } from '../../../claims/facts/case-facts.ts';
import { factsOfSimpleClaim } from '../../../claims/facts/facts-of-simple-claim.ts';
import { kitchenFacts, letterDate } from '../../../claims/facts/testing/kitchen-facts.ts';
import { type Jurisdiction, jurisdictions } from '../../../claims/jurisdictions.ts';
import { type Law, shippedLaw } from '../../../law/law.ts';
import { toIsoDate } from '../../../shared/iso-date.ts';
import { pence } from '../../../shared/money.ts';
import { checkLetter } from '../../check-letter.ts';
import { draftLetter } from '../../draft-letter.ts';
import { sampleClaim } from '../../testing/sample-claims.ts';
import { withStory } from '../../testing/story-rows.ts';
import type { FactSectionKey } from './fact-section-keys.ts';
import { factSections } from './fact-sections.ts';

const day = toIsoDate;

function textOf(
  key: FactSectionKey,
  changes: Partial<FactsContent> = {},
  nation: Jurisdiction = 'England & Wales',
  law: Law = shippedLaw,
): string | undefined {
  const claim = {
    ...sampleClaim('Contract Dispute', nation, { plaintiffName: 'Ms Okoro' }),
    today: letterDate,
    law,
  };
  return factSections(withStory(claim, { ...kitchenFacts, ...changes })).find((one) => one.key === key)?.text;
}

describe('what was agreed', () => {
  it.each<[FactsContent['basis'], string | undefined]>([
    [{ kind: 'not-told' }, undefined],
    [
      { kind: 'written', madeOn: day('2026-06-12'), copy: 'order', broken: 'It never came.' },
      'Ms Okoro says that an agreement was made with you in writing on 12 June 2026 [1].\n\nWhat went wrong, in the words of Ms Okoro:\n\n“It never came.”',
    ],
    [
      {
        kind: 'spoken',
        madeOn: day('2026-06-12'),
        where: 'In the shop',
        words: 'He said "in August"',
        broken: 'No.',
      },
      'Ms Okoro says that an agreement was made with you by word of mouth on 12 June 2026. Where, and with whom: “In the shop”. What was agreed:\n\n“He said ‘in August’”\n\nWhat went wrong, in the words of Ms Okoro:\n\n“No.”',
    ],
    [
      { kind: 'no-agreement', duty: 'Paid by mistake.', broken: 'They\n\nkeep it.' },
      'Ms Okoro does not rely on an agreement with you, and says why the money is owed all the same:\n\n“Paid by mistake.”\n\nWhat went wrong, in the words of Ms Okoro:\n\n“They keep it.”',
    ],
  ])('%j', (basis, text) => {
    expect(textOf('agreed', { basis })).toBe(text);
  });
});

describe('the sum', () => {
  it('has a line for each row, and the total', () => {
    expect(textOf('sum')?.split('\n')).toEqual([
      'Ms Okoro makes up the sum as follows:',
      '',
      'Deposit, paid 12 June 2026 [2]: £1,850.00',
      'Second payment, 3 July 2026 [3]: £650.00',
      'Amount claimed: £2,500.00',
    ]);
  });

  it('says how a row was worked out and when it was due, and takes off what was paid', () => {
    const [row] = kitchenFacts.rows;
    const rows = row ? [{ ...row, how: 'Half of\nthe **price**', due: day('2026-07-01') }] : [];
    const credits = [
      { on: day('2026-10-05'), amount: pence(500_00), what: 'Part refund' },
      { on: day('2026-10-01'), amount: pence(50_00), what: 'Vouchers', exact: false as const },
    ];
    expect(textOf('sum', { rows, credits })?.split('\n').slice(2)).toEqual([
      'Deposit, paid 12 June 2026, due on 1 July 2026 [2]: £1,850.00',
      'How that was worked out: “Half of the price”',
      'Together: £1,850.00',
      'Less what was paid or given back by 5 October 2026 (Part refund): £500.00',
      'Less what was paid or given back in October 2026 (Vouchers): £50.00',
      'Amount claimed: £1,300.00',
    ]);
  });
});

const kitchenRow = [
  'From 28 September 2026 to 18 November 2026 is 51 days. At 8% a year, £2,500.00 earns 55p a day: £28.05.',
  'Interest comes to £28.05 by 18 November 2026, and 55p more each day until payment. Together with the amount claimed that makes £2,528.05 on the date of this letter.',
];
const why = 'Why from that day, in the words of Ms Okoro: “the day I asked to be repaid by”.';
const signed: Law = {
  ...shippedLaw,
  courtRate: {
    ...shippedLaw.courtRate,
    rows: shippedLaw.courtRate.rows.map((row) => ({ ...row, confidence: 'V' as const })),
  },
};

describe('interest', () => {
  it.each<[string, Jurisdiction, Law, readonly string[]]>([
    [
      'the act and the usual rate',
      'England & Wales',
      shippedLaw,
      [
        `Ms Okoro also claims interest at 8% a year under section 69 of the County Courts Act 1984. It is asked for from 28 September 2026. ${why}`,
        ...kitchenRow,
        'Whether interest is added, how much, and from which day, a court decides.',
      ],
    ],
    [
      'the judicial rate',
      'Scotland',
      shippedLaw,
      [
        `Ms Okoro also claims interest at the judicial rate of 8% a year. It is asked for from 28 September 2026. ${why}`,
        ...kitchenRow,
        'Whether interest is awarded, how much, and from which day, a court decides; usually it runs from the day the claim is served.',
      ],
    ],
    [
      'no figure, as long as nobody signed the rate',
      'Northern Ireland',
      shippedLaw,
      [
        `Ms Okoro also claims interest, as far as a court allows it. It is asked for from 28 September 2026. ${why}`,
        'How much that comes to is left open here.',
        'Whether interest is added, how much, and from which day, a court decides.',
      ],
    ],
    [
      'the most a court may add',
      'Northern Ireland',
      signed,
      [
        `Ms Okoro also claims interest at up to 8% a year, which is the most that a court may add. It is asked for from 28 September 2026. ${why}`,
        ...kitchenRow,
        'Whether interest is added, how much, and from which day, a court decides.',
      ],
    ],
  ])('that a court may add has %s in %s', (_, nation, law, paragraphs) => {
    expect(textOf('interest', {}, nation, law)?.split('\n\n')).toEqual(paragraphs);
  });

  it.each(jurisdictions)('that was agreed is the claimant’s to say in %s', (nation) => {
    const text = textOf(
      'interest',
      { interest: { kind: 'agreed-rate', percent: 4, from: letterDate, why: '', runsOn: true } },
      nation,
    );
    expect(text?.split('\n\n')).toEqual([
      'Ms Okoro also claims interest at 4% a year, and says that this rate was agreed with you. It is asked for from 18 November 2026.',
      'Interest comes to £0.00 by 18 November 2026, and 27p more each day until payment. Together with the amount claimed that makes £2,500.00 on the date of this letter.',
      'If you do not agree with this interest, say why in your reply. Should the matter go to court, a court decides.',
    ]);
  });

  it('stops on the day of the letter where the claimant wants it so', () => {
    const text = textOf('interest', {
      interest: { kind: 'court-rate', from: day('2026-09-28'), why: '', runsOn: false },
    });
    expect(text).toContain('Interest comes to £28.05 by 18 November 2026. It stops there. Together');
  });

  it('of late payment has each debt with its own day and fixed sum', () => {
    const [row] = kitchenFacts.rows;
    const rows = row ? [{ ...row, what: 'Invoice 7', due: day('2026-07-31') }] : [];
    const paragraphs = textOf('interest', {
      claimant: 'company',
      rows,
      interest: { kind: 'late-payment', runsOn: true },
    })?.split('\n\n');
    expect(paragraphs?.[0]).toMatch(
      /under the Late Payment of Commercial Debts \(Interest\) Act 1998, which applies/,
    );
    expect(paragraphs?.[1]?.split('\n')).toEqual([
      'Invoice 7, £1,850.00: interest began on 1 August 2026, at 11.75% a year, which is 8% above the Bank Rate of 3.75% on 30 June 2026.',
      'From 31 July 2026 to 18 November 2026 is 110 days, in which £1,850.00 earns £65.51.',
      'A fixed sum of £70.00 is added.',
    ]);
    expect(paragraphs?.[2]).toContain('makes £1,985.51 on the date of this letter.');
  });

  it('of the claimant’s own figure says how it came about', () => {
    const text = textOf('interest', {
      interest: { kind: 'own-figure', amount: pence(40_00), how: 'As [DATE] says' },
    });
    expect(text).toMatch(
      /^Ms Okoro also claims interest of £40\.00, and says how it was worked out: “As \(DATE\) says”\./,
    );
    expect(text).toContain('makes £2,540.00');
  });

  it('is not spoken of where none is claimed', () => {
    expect(textOf('interest', { interest: { kind: 'none' } })).toBeUndefined();
  });
});

describe('a claim of one sum and one day', () => {
  const claim = {
    issueType: 'Property Damage',
    amount: pence(900_00),
    incidentDate: day('2026-08-24'),
  } as const;
  const simple = factsOfSimpleClaim({ ...claim, defendantType: 'company' });

  it('tells no sum and no dates that the claimant did not tell, and puts no words into their mouth', () => {
    const told: FactsContent = { ...simple, interest: kitchenFacts.interest };
    const context = withStory(sampleClaim('Property Damage', 'England & Wales'), told);
    expect(factSections(context).map(({ key }) => key)).toEqual(['interest']);
    const letter = draftLetter(context);
    expect(letter).toContain(
      'The claimant claims £900.00. The claimant also claims interest, as set out above.',
    );
    expect(letter).not.toMatch(/As the description says|made up as shown/);
    expect(checkLetter(letter, context, 'draft')).toEqual([]);
    const [row] = simple.rows;
    const described = { ...told, rows: row ? [{ ...row, what: 'The shed' }] : [] };
    expect(factSections(withStory(context, described)).map(({ text }) => text)[0]).toMatch(
      /\n\nThe shed: £900\.00\nAmount claimed: £900\.00$/,
    );
  });
});

describe('dates, attempts and evidence', () => {
  it('stand in the order of their days, a month as a month', () => {
    expect(textOf('dates')?.split('\n').slice(2)).toEqual([
      '12 June 2026: Signed the order for a fitted kitchen and paid the deposit. [1, 2]',
      '3 July 2026: Made the second payment, for the worktops. [3]',
      '24 August 2026: Fitting day. Nobody came, and nothing was delivered. [5]',
      'September 2026: Rang four times. Each time I was told “next week”.',
      '14 September 2026: Cancelled by e-mail and asked for my money by 28 September. [4]',
      '2 October 2026: They wrote that a refund was “being processed”. None came. [4]',
    ]);
  });

  it('tell what was tried', () => {
    expect(textOf('tried')).toBe(
      'Ms Okoro says what was done to settle the matter before this letter:\n\n“I rang four times and wrote twice.”',
    );
    expect(textOf('tried', { triedToSettle: ' ' })).toBeUndefined();
  });

  it('list the papers by number, and say which are to follow', () => {
    expect(textOf('evidence')?.split('\n').slice(2)).toEqual([
      '[1] Order form NK-2207 (sent with this letter)',
      '[2] Bank statement, June 2026 (sent with this letter)',
      '[3] Bank statement, July 2026 (sent with this letter)',
      '[4] E-mails, 26 August to 2 October 2026 (sent with this letter)',
      '[5] Photographs of 24 August 2026 (to follow)',
    ]);
    const none = { evidence: [], rows: kitchenFacts.rows.map((row) => ({ ...row, proof: [] })) };
    expect(textOf('evidence', none)).toBeUndefined();
  });

  it('print every word of a long answer', () => {
    const what = `${'very '.repeat(98)}long`;
    expect(
      textOf('dates', { timeline: [{ on: letterDate, exact: true, what, main: true, proof: [] }] }),
    ).toContain(`${what}.`);
  });
});
