import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FactsContent } from '../../claims/facts/case-facts.ts';
import { factsOfSimpleClaim } from '../../claims/facts/facts-of-simple-claim.ts';
import { anyFacts } from '../../claims/facts/testing/any-facts.ts';
import { shippedLaw } from '../../law/law.ts';
import { formatLongDate } from '../../shared/dates.ts';
import { toIsoDate } from '../../shared/iso-date.ts';
import { pence } from '../../shared/money.ts';
import { findSums } from '../../shared/reading/sums.ts';
import { checkLetter } from '../check-letter.ts';
import { interestPart } from '../composition/interest-part.ts';
import { platformName } from '../constants.ts';
import { draftLetter } from '../draft-letter.ts';
import type { LetterContext } from '../letter-facts.ts';
import { repairLetter } from '../repair-letter.ts';
import { sampleClaim, sampleToday } from '../testing/sample-claims.ts';
import { sampleStories } from '../testing/sample-stories.ts';
import { withStory } from '../testing/story-rows.ts';
import { debtEnclosuresOf } from './debt-enclosures.ts';
import { enclosesDebtPapers } from './encloses-debt-papers.ts';
import { debtEnclosureIds, debtEnclosureNames } from './enclosure-names.ts';
import { linesOfPaper } from './testing/text-of-paper.ts';

const reference = '0f7c2f1e-5d64-4a53-9a5e-20261115aa01';

/** Van hire by a company to a sole trader: two invoices, a payment, late payment interest. */
const vanHire = sampleStories.find(
  ({ facts }) => facts.issueType === 'Debt Recovery' && facts.jurisdiction === 'England & Wales',
) as LetterContext;
const vanFacts = vanHire.facts.story as FactsContent;

const letterOf = (told: FactsContent, context: LetterContext = vanHire) => {
  const { story: _, businessClaimsFrom: __, ...facts } = context.facts;
  return { context: withStory({ ...context, facts }, told), told, reference };
};
const papersOf = (told: FactsContent, context?: LetterContext) => {
  const letter = letterOf(told, context);
  return { letter: letter.context, papers: debtEnclosuresOf(letter) };
};
const paper = (id: string, told: FactsContent = vanFacts) =>
  linesOfPaper(papersOf(told).papers.find((one) => one.id === id)?.paper as never).join('\n');

describe('the enclosures of the Debt Protocol', () => {
  const debt = { issueType: 'Debt Recovery', jurisdiction: 'England & Wales' } as const;

  it.each([
    ['company', 'individual', debt, true],
    ['company', 'sole-trader', debt, true],
    ['organisation', 'individual', debt, true],
    ['sole-trader', 'individual', debt, true],
    ['sole-trader', 'sole-trader', debt, true],
    ['individual', 'individual', debt, false],
    ['individual', 'sole-trader', debt, false],
    ['company', 'company', debt, false],
    ['company', 'organisation', debt, false],
    ['company', 'individual', { ...debt, jurisdiction: 'Scotland' }, false],
    ['company', 'individual', { ...debt, jurisdiction: 'Northern Ireland' }, false],
    ['company', 'individual', { ...debt, issueType: 'Contract Dispute' }, false],
    ['company', 'individual', { ...debt, issueType: 'Landlord/Tenant Dispute' }, false],
    ['company', 'individual', { ...debt, issueType: 'Personal Injury' }, false],
  ] as const)('for a %s against a %s in %o: %s', (claimant, defendant, kind, isEnclosed) => {
    const context = { ...vanHire, facts: { ...vanHire.facts, ...kind } };
    const { letter, papers } = papersOf({ ...vanFacts, claimant, defendant }, context);
    expect(papers.map(({ id }) => id)).toEqual(isEnclosed ? debtEnclosureIds : []);
    expect(enclosesDebtPapers(letter)).toBe(isEnclosed);
  });

  it('go with a debt of one sum and one day, whose letter has no rows', () => {
    const told = factsOfSimpleClaim({
      issueType: 'Debt Recovery',
      amount: pence(640_00),
      incidentDate: toIsoDate('2026-08-03'),
      defendantType: 'individual',
    });
    const business = { ...told, claimant: 'sole-trader' } as const;
    const { letter, papers } = papersOf(business);
    expect(letter.facts.story).toBeDefined();
    expect(papers).toHaveLength(4);
    expect(
      debtEnclosuresOf({ ...letterOf(business), context: sampleClaim('Debt Recovery', 'England & Wales') }),
    ).toEqual([]);
    expect(paper('statement-of-account', business)).toContain('£640.00');
  });

  it('are not sent where the claimant was never asked what they are', () => {
    const context = sampleClaim('Debt Recovery', 'England & Wales');
    expect(debtEnclosuresOf({ context, told: vanFacts, reference })).toEqual([]);
  });

  it('are not wanted before the protocol began', () => {
    expect(enclosesDebtPapers({ ...vanHire, today: toIsoDate('2017-09-30') })).toBe(false);
    expect(enclosesDebtPapers({ ...vanHire, today: toIsoDate('2017-10-01') })).toBe(true);
  });
});

describe('the letter that encloses them', () => {
  it.each(debtEnclosureIds)('names the %s, gives 30 days and passes its check', (id) => {
    const letter = draftLetter(vanHire);
    expect(letter).toContain(debtEnclosureNames[id].inLetter);
    expect(letter).toContain('within 30 days of the date of this letter');
    expect(checkLetter(letter, vanHire, 'draft')).toEqual([]);
  });

  it.each(debtEnclosureIds)('is refused without the %s, and mended', (id) => {
    const { inLetter } = debtEnclosureNames[id];
    const [head = '', conduct = '', rest = ''] = draftLetter(vanHire).split(
      /PRE-ACTION CONDUCT|HOW TO RESPOND/,
    );
    const letter = `${head}PRE-ACTION CONDUCT${conduct.replaceAll(inLetter, 'paper')}HOW TO RESPOND${rest}`;
    expect(checkLetter(letter, vanHire, 'final')).toContainEqual(
      expect.objectContaining({
        rule: 'pre-action-conduct',
        kind: 'missing',
        message: expect.stringContaining(inLetter),
      }),
    );
    expect(repairLetter(letter, vanHire).letter).toContain(`${/^i/.test(inLetter) ? 'an' : 'a'} ${inLetter}`);
  });

  it('is the only one that speaks of enclosed forms', () => {
    for (const context of sampleStories.filter((one) => !enclosesDebtPapers(one)))
      expect(draftLetter(context)).not.toMatch(/reply form/);
  });
});

const sumsIn = (text: string): readonly number[] => findSums(text).flatMap((sum) => sum.pence ?? []);

describe('the statement of account', () => {
  it('has every row, payment and step of the interest, as the letter has them', () => {
    const text = paper('statement-of-account');
    for (const line of [
      'Invoice 118, van hire [2]',
      '31 March 2026',
      '£2,000.00',
      'Part payment by bank transfer',
      '5 May 2026',
      '£500.00',
      'Together',
      '£3,500.00',
      'Amount claimed',
      '£3,000.00',
      'Late Payment of Commercial Debts (Interest) Act 1998',
      'Fixed sums',
      'Added for each further day until payment',
    ])
      expect(text).toContain(line);
  });

  it('says that nothing is added where no interest is asked for', () => {
    expect(paper('statement-of-account', { ...vanFacts, interest: { kind: 'none' } })).toContain(
      'nothing is added to the amount claimed',
    );
  });

  it('has no sum but the letter’s, whatever the facts are', () => {
    const business = fc
      .tuple(anyFacts, fc.constantFrom('company', 'sole-trader', 'organisation'))
      .map(([facts, claimant]) => ({ ...facts, claimant, defendant: 'individual' }) as FactsContent);
    fc.assert(
      fc.property(business, (told) => {
        const { letter, papers } = papersOf(told);
        const inLetter = new Set(sumsIn(draftLetter(letter)));
        const [statement] = papers.map((one) => linesOfPaper(one.paper));
        const figures = interestPart(
          told,
          { nation: 'England & Wales', letterDate: sampleToday, to: sampleToday, interestFree: [] },
          shippedLaw,
        )?.figures;
        // Of these the letter prints the total alone.
        const parts = [
          told.credits.reduce((sum, { amount }) => sum + amount, 0),
          figures?.interest,
          figures?.fixedSums,
        ];
        const found = sumsIn((statement ?? []).join('\n'));
        expect(found.filter((sum) => !inLetter.has(sum) && !parts.includes(sum))).toEqual([]);
        expect(found).toContain(letter.facts.amount);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves out what is kept back from the other side, and the withheld address', () => {
    const told: FactsContent = {
      ...vanFacts,
      evidence: vanFacts.evidence.map((item) => (item.id === 'terms' ? { ...item, keptBack: true } : item)),
      lettersTo: { address: 'PO Box 12, Leeds', postcode: 'LS1 1AA' },
    };
    const text = paper('statement-of-account', told);
    expect(text).toContain('Invoice 118, van hire [1]');
    expect(text).not.toContain('PO Box 12');
  });
});

describe('the information sheet', () => {
  const text = () => paper('information-sheet');

  it('names the services with their numbers, the last day and what follows', () => {
    for (const words of [
      ...shippedLaw.debtAdviceServices.rows.flatMap(({ value }) => [value.name, value.phone, value.website]),
      '15 December 2026, which is 30 days from the date of the letter',
      'in the 30 days after your reply form arrived',
      '14 days’ notice',
      'Breathing Space',
      'The list was checked on 19 November 2026',
    ])
      expect(text()).toContain(words);
  });

  it('has no heading over an empty list where no service may be shown', () => {
    const law = { ...shippedLaw, debtAdviceServices: { ...shippedLaw.debtAdviceServices, rows: [] } };
    const { papers } = papersOf(vanFacts, { ...vanHire, law });
    const lines = linesOfPaper(papers[1]?.paper as never).join('\n');
    expect(lines).not.toContain('Telephone');
    expect(lines).toContain('Free advice about debts');
  });
});

describe('the forms to fill in', () => {
  it('offer the answers of the protocol, in order', () => {
    const form = papersOf(vanFacts).papers.find(({ id }) => id === 'reply-form')?.paper;
    const choices = (form?.blocks ?? []).flatMap((block) => (block.kind === 'choice' ? [block] : []));
    expect(choices.map(({ mark }) => mark).filter(Boolean)).toEqual([...'ABCDEFGHIJKLMN']);
    for (const [mark, words] of [
      ['A', 'I owe all of it: £3,000.00.'],
      ['B', 'I owe part of it'],
      ['C', 'I do not know'],
      ['D', 'I dispute it'],
      ['G', 'In parts'],
      ['I', 'advice about my debts'],
      ['K', 'copy of the written agreement'],
    ])
      expect(choices.find((one) => one.mark === mark)?.text).toContain(words);
  });

  it('say where the reply goes and by when', () => {
    const form = paper('reply-form');
    expect(form).toContain(`${vanHire.facts.plaintiffName}, ${vanHire.facts.plaintiffAddress}`);
    expect(form).toContain('15 December 2026');
  });

  it('charge nothing, promise no judgment and name no health', () => {
    for (const { paper: one } of papersOf(vanFacts).papers) {
      const text = linesOfPaper(one).join('\n');
      expect(text).not.toMatch(/dispute fee|£25\b|diagnos|disab|bailiff|arrest/i);
      expect(text).toContain(reference);
      expect(text).toContain(formatLongDate(sampleToday));
    }
    expect(paper('information-sheet')).toContain(
      `independent of the person who claims and of ${platformName}`,
    );
  });
});
