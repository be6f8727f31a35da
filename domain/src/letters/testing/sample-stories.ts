import type { FactsContent } from '../../claims/facts/case-facts.ts';
import type { IssueType } from '../../claims/issue-types.ts';
import { toIsoDate } from '../../shared/iso-date.ts';
import { pence } from '../../shared/money.ts';
import type { LetterContext } from '../letter-facts.ts';
import { sampleClaims } from './sample-claims.ts';
import { dates, papers, rows, withStory } from './story-rows.ts';

const day = toIsoDate;

/** A full story for each kind of claim: several sums and dates, and between them every kind of agreement and interest. */
const stories: Readonly<Record<IssueType, FactsContent>> = {
  'Contract Dispute': {
    claimant: 'individual',
    defendant: 'company',
    basis: {
      kind: 'written',
      madeOn: day('2026-05-02'),
      copy: 'order',
      broken: 'The old kitchen was taken out and the new one never came. My money was not given back.',
    },
    rows: rows('debt', [
      ['Deposit', 1_850, ['june']],
      ['Second payment, for the worktops', 1_000, ['july']],
    ]),
    credits: [],
    timeline: dates([
      ['2026-05-02', 'Signed the order for a fitted kitchen', ['order']],
      ['2026-06-12', 'Paid the deposit.', ['june']],
      ['2026-07-03', 'Paid for the worktops.', ['july']],
      ['2026-08-14*', 'The fitters took the old kitchen out and never came back.', ['photos']],
      ['2026-09', 'Rang every week. Each time I was told that somebody would call me.'],
    ]),
    evidence: papers([
      ['order', 'contract', 'Order form NK-2207'],
      ['june', 'account-statement', 'Bank statement, June 2026'],
      ['july', 'account-statement', 'Bank statement, July 2026'],
      ['photos', 'photo', 'Photographs of the empty kitchen', false],
    ]),
    interest: {
      kind: 'court-rate',
      from: day('2026-08-14'),
      why: 'the day the work stopped',
      runsOn: true,
    },
    triedToSettle: 'I rang every week and wrote on 1 October asking for my money or a new date.',
  },
  'Personal Injury': {
    claimant: 'individual',
    defendant: 'company',
    basis: {
      kind: 'no-agreement',
      duty: 'They run the centre and have to keep the floor safe for the people who visit.',
      broken: 'The floor was wet, and there was no sign and nobody to warn us.',
    },
    rows: rows('loss', [
      ['Wages lost', 980, ['payslips'], { how: 'Seven weeks at £140, as my payslips show' }],
      ['Physiotherapy', 140, ['physio'], { how: 'Two visits at £70' }],
      ['Taxis', 280, [], { how: 'Fourteen journeys to work and back at £20' }],
    ]),
    credits: [],
    timeline: dates([
      ['2026-06-02*', 'Slipped on the wet floor beside the reception desk and broke my wrist.', ['book']],
      ['2026-07-14', 'The cast came off.'],
      ['2026-07-21', 'First visit to the physiotherapist.', ['physio']],
      ['2026-08-05', 'Second visit.', ['physio']],
    ]),
    evidence: papers([
      ['book', 'other', 'Copy of the accident book'],
      ['payslips', 'account-statement', 'Payslips, May to August 2026'],
      ['physio', 'receipt', 'Receipts of the physiotherapist'],
    ]),
    interest: { kind: 'none' },
    triedToSettle: 'I wrote to the manager in August and was told to wait for head office.',
  },
  'Property Damage': {
    claimant: 'individual',
    defendant: 'individual',
    basis: {
      kind: 'no-agreement',
      duty: 'He cut the tree down and it fell on my side.',
      broken: 'He said at first that he would pay, and has not.',
    },
    rows: rows('loss', [
      ['Repair of the shed roof', 640, ['quotes'], { how: 'Two quotes, the lower one' }],
      ['A new mower', 325.4, ['mower'], { how: 'The price of the same model today' }],
    ]),
    credits: [],
    timeline: dates([
      ['2026-09-21*', 'The tree came down on the shed.', ['photos']],
      ['2026-09-25', 'First quote for the roof, £640.', ['quotes']],
      ['2026-10-01', 'Second quote, £655.40.', ['quotes']],
    ]),
    evidence: papers([
      ['photos', 'photo', 'Photographs of the shed'],
      ['quotes', 'expert', 'Two quotes of roofers'],
      ['mower', 'other', 'Price list of the mower', false],
    ]),
    interest: {
      kind: 'own-figure',
      amount: pence(12_00),
      how: 'What I paid to borrow the money for the roof',
    },
    triedToSettle: '',
  },
  'Employment Issue': {
    claimant: 'individual',
    defendant: 'company',
    basis: {
      kind: 'written',
      madeOn: day('2026-04-20'),
      copy: 'contract',
      broken: 'My pay for July and my holiday pay never came.',
    },
    rows: rows('debt', [
      ['Pay for July', 915.2, ['rota']],
      ['Holiday pay', 271.52, [], { how: 'Built up from May to July, 23.7 hours at £11.44' }],
    ]),
    credits: [],
    timeline: dates([
      ['2026-05-01', 'Began work as a steward.', ['contract']],
      ['2026-07-31*', 'Last day of work, and the day my pay was due.', ['rota']],
    ]),
    evidence: papers([
      ['contract', 'contract', 'Contract of 20 April 2026'],
      ['rota', 'other', 'Rota for July 2026'],
    ]),
    interest: { kind: 'court-rate', from: day('2026-07-31'), why: 'pay day', runsOn: false },
    triedToSettle: 'I asked payroll three times.',
  },
  'Debt Recovery': {
    claimant: 'company',
    business: 'Moor View Hire Ltd',
    defendant: 'sole-trader',
    basis: {
      kind: 'written',
      madeOn: day('2026-02-09'),
      copy: 'terms',
      broken: 'Two invoices were not paid.',
    },
    rows: rows('debt', [
      ['Invoice 118, van hire', 2_000, ['invoices'], { due: day('2026-03-31') }],
      ['Invoice 126, van hire', 1_500, ['invoices'], { due: day('2026-04-30') }],
    ]),
    credits: [{ on: day('2026-05-05'), amount: pence(500_00), what: 'Part payment by bank transfer' }],
    timeline: dates([
      ['2026-02-09*', 'Hire agreed for twelve weeks.', ['terms']],
      ['2026-03-31', 'Invoice 118 fell due.', ['invoices']],
      ['2026-04-30', 'Invoice 126 fell due.', ['invoices']],
      ['2026-05-05', 'Part payment.', ['bank']],
    ]),
    evidence: papers([
      ['terms', 'contract', 'Hire agreement'],
      ['invoices', 'account-statement', 'Invoices 118 and 126'],
      ['bank', 'account-statement', 'Bank statement, May 2026'],
    ]),
    interest: { kind: 'late-payment', runsOn: true },
    triedToSettle: 'We sent statements in May and June and offered instalments.',
  },
  'Professional Negligence': {
    claimant: 'individual',
    defendant: 'organisation',
    basis: {
      kind: 'written',
      madeOn: day('2026-03-02'),
      copy: 'engagement',
      broken: 'The report said that the roof was sound. It was rotten.',
    },
    rows: rows('loss', [
      ['Repair of the roof', 3_600, ['builder'], { how: 'The builder’s invoice' }],
      ['The survey', 650, ['engagement'], { how: 'What I paid for it' }],
    ]),
    credits: [],
    timeline: dates([
      ['2026-03-18*', 'Survey of the house.', ['report']],
      ['2026-05-02', 'Water came through the bedroom ceiling.'],
      ['2026-06-30', 'The repair was finished.', ['builder']],
    ]),
    evidence: papers([
      ['engagement', 'contract', 'Letter of engagement'],
      ['report', 'expert', 'Survey report'],
      ['builder', 'receipt', 'Invoice of the builder'],
    ]),
    interest: {
      kind: 'agreed-rate',
      percent: 4,
      from: day('2026-06-30'),
      why: 'the day I paid the builder',
      runsOn: true,
    },
    triedToSettle: 'I used their complaints procedure; they refused on 4 August.',
  },
  'Consumer Rights': {
    claimant: 'individual',
    defendant: 'company',
    basis: {
      kind: 'spoken',
      madeOn: day('2026-04-03'),
      where: 'In the shop, with Mr Doyle',
      words: 'A grey sofa with an oak frame, delivered in May.',
      broken: 'It came with a broken frame and in the wrong colour.',
    },
    rows: rows('debt', [
      ['Deposit in the shop', 249, ['receipt']],
      ['Rest, by card', 1_000, ['card']],
    ]),
    credits: [],
    timeline: dates([
      ['2026-04-03', 'Ordered the sofa and paid the deposit.', ['receipt']],
      ['2026-05-20', 'Paid the rest.', ['card']],
      ['2026-05-27*', 'The sofa came. I told the shop the same day.', ['photos']],
      ['2026-06-09', 'They offered a voucher for £100. I refused.'],
    ]),
    evidence: papers([
      ['receipt', 'receipt', 'Receipt of 3 April 2026'],
      ['card', 'account-statement', 'Card statement, May 2026'],
      ['photos', 'photo', 'Photographs of the frame'],
    ]),
    interest: { kind: 'court-rate', from: day('2026-06-10'), why: '', runsOn: true },
    triedToSettle: '',
  },
  'Landlord/Tenant Dispute': {
    claimant: 'individual',
    defendant: 'individual',
    basis: { kind: 'not-told' },
    complaint: 'deposit-kept',
    rows: rows('debt', [['Deposit', 1_150, ['tenancy']]]),
    credits: [{ on: day('2026-10-20'), amount: pence(250_00), what: 'Cleaning, given back' }],
    timeline: dates([
      ['2024-10-01', 'Moved in and paid the deposit.', ['tenancy']],
      ['2026-09*', 'Moved out at the end of the month, clean and in good order.', ['photos']],
      ['2026-10-14', 'Our landlady wrote that she keeps the deposit.', ['mail']],
    ]),
    evidence: papers([
      ['tenancy', 'contract', 'Tenancy agreement'],
      ['photos', 'photo', 'Photographs of every room'],
      ['mail', 'correspondence', 'E-mail of 14 October 2026'],
    ]),
    interest: { kind: 'none' },
    triedToSettle: 'We offered to meet her half way.',
  },
  Other: {
    claimant: 'individual',
    defendant: 'organisation',
    basis: {
      kind: 'spoken',
      madeOn: day('2026-03-04'),
      where: 'At the meeting of the choir',
      words: 'Whoever pays for the coach gets it back.',
      broken: 'The new committee says that it knows nothing of it.',
    },
    rows: rows('debt', [
      ['First payment to the coach company', 300, ['bank']],
      ['Second payment', 120, ['bank']],
    ]),
    credits: [],
    timeline: dates([
      ['2026-04-02', 'Paid the coach company.', ['bank']],
      ['2026-04-11*', 'Paid the rest, because the treasurer was away.', ['bank']],
      ['2026-06-01', 'A new committee was elected.'],
    ]),
    evidence: papers([['bank', 'account-statement', 'Bank statement, April 2026']]),
    interest: { kind: 'none' },
    triedToSettle: 'I spoke to the chair twice.',
  },
};

/** Of a business, whose story is another than that of the person in the simple letter. */
const accounts: Partial<Readonly<Record<IssueType, string>>> = {
  'Debt Recovery':
    'We hired a van to Mr Okoro for twelve weeks from 9 February 2026. He had two invoices from us, of £2,000 and £1,500, which fell due on 31 March and 30 April 2026. He paid £500 on 5 May and has paid nothing since. He does not answer our calls.',
};

/** One of each: nine full stories in three jurisdictions. */
export const sampleStories: readonly LetterContext[] = sampleClaims.map((context) => {
  const { issueType, issueDescription } = context.facts;
  const facts = { ...context.facts, issueDescription: accounts[issueType] ?? issueDescription };
  return withStory({ ...context, facts }, stories[issueType]);
});
