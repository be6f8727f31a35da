import fc from 'fast-check';
import { canClaimLatePayment } from '../../../law/interest/late-payment.ts';
import { addDays, type IsoDate, toIsoDate } from '../../../shared/iso-date.ts';
import { type Pence, pence } from '../../../shared/money.ts';
import {
  type Basis,
  type CaseFacts,
  complaints,
  evidenceTypes,
  type InterestChoice,
  type PartyKind,
  partyKinds,
  rowKinds,
} from '../case-facts.ts';

const firstDay = toIsoDate('2024-01-01');
const daysUntilLetter = 1_052;

/** From 2024 up to the day before the letter. */
const dayBeforeLetter = fc
  .integer({ min: 0, max: daysUntilLetter - 1 })
  .map((days) => addDays(firstDay, days));
const words = fc.constantFrom('Deposit', 'Second payment', 'Repair & paint', 'Taxi, there and back');
const rowAmount = fc.integer({ min: 1, max: 50_000_00 }).map(pence);

const proofOf = (evidence: readonly string[]) => fc.subarray([...evidence]);

const rowsWith = (evidence: readonly string[]) =>
  fc
    .array(
      fc.record({
        kind: fc.constantFrom(...rowKinds),
        what: words,
        amount: rowAmount,
        due: fc.option(dayBeforeLetter),
        proof: proofOf(evidence),
      }),
      { minLength: 1, maxLength: 20 },
    )
    .map((rows) => rows.map((row, at) => ({ ...row, id: `row-${at}`, how: 'Two quotes, the lower one' })));

const timelineWith = (evidence: readonly string[]) =>
  fc
    .tuple(
      fc.array(
        fc.record({ on: dayBeforeLetter, exact: fc.boolean(), what: words, proof: proofOf(evidence) }),
        { minLength: 1, maxLength: 30 },
      ),
      fc.nat(),
    )
    .map(([rows, main]) =>
      rows.map((row, at) => ({
        ...row,
        on: row.exact ? row.on : toIsoDate(`${row.on.slice(0, 8)}01`),
        main: at === main % rows.length,
      })),
    );

/** Less than the rows add up to. */
const creditsBelow = (total: Pence) =>
  fc
    .array(
      fc.record({
        on: dayBeforeLetter,
        share: fc.integer({ min: 1, max: 30 }),
        what: words,
        isDay: fc.boolean(),
      }),
      { maxLength: 3 },
    )
    .map((credits) =>
      credits
        .map(({ on, share, what, isDay }) => ({
          what,
          amount: pence(Math.floor((total * share) / 100)),
          ...(isDay ? { on } : { on: toIsoDate(`${on.slice(0, 8)}01`), exact: false as const }),
        }))
        .filter(({ amount }) => amount > 0),
    );

const anyBasis: fc.Arbitrary<Basis> = fc.oneof(
  fc.constant({ kind: 'not-told' as const }),
  dayBeforeLetter.map((madeOn) => ({
    kind: 'written' as const,
    madeOn,
    copy: null,
    broken: 'It never came.',
  })),
  dayBeforeLetter.map((madeOn) => ({
    kind: 'spoken' as const,
    madeOn,
    where: 'On the telephone',
    words: 'I pay you back by Easter',
    broken: 'He did not.',
  })),
  fc.constant({ kind: 'no-agreement' as const, duty: 'Paid to them by mistake', broken: 'They keep it.' }),
);

type Parties = { readonly claimant: PartyKind; readonly defendant: PartyKind };

/** Facts that checkFacts lets into a letter of `letterDate`. */
export const anyFacts: fc.Arbitrary<CaseFacts> = fc
  .record({
    evidence: fc
      .array(
        fc.record({
          type: fc.constantFrom(...evidenceTypes),
          what: words,
          isUploaded: fc.boolean(),
          isKeptBack: fc.boolean(),
        }),
        { maxLength: 30 },
      )
      .map((items) =>
        items.map(({ type, what, isUploaded, isKeptBack }, at) => ({
          id: `evidence-${at}`,
          type,
          what,
          file: isUploaded ? `file-${at}` : null,
          ...(isKeptBack && { keptBack: true }),
        })),
      ),
    claimant: fc.constantFrom(...partyKinds),
    defendant: fc.constantFrom(...partyKinds),
    basis: anyBasis,
    complaint: fc.option(fc.constantFrom(...complaints), { nil: undefined }),
  })
  .chain(({ evidence, ...told }) => {
    const ids = evidence.map(({ id }) => id);
    return fc.record({ rows: rowsWith(ids), timeline: timelineWith(ids) }).chain(({ rows, timeline }) => {
      const total = pence(rows.reduce((sum, { amount }) => sum + amount, 0));
      const oldest = [...timeline.map(({ on }) => on), ...('madeOn' in told.basis ? [told.basis.madeOn] : [])]
        .toSorted()
        .at(0) as IsoDate;
      const hasDueDebt = rows.some(({ kind }) => kind === 'debt');
      const debtsAreOverdue = rows.every(
        ({ kind, due }) => kind !== 'debt' || (due !== null && due >= oldest),
      );
      return creditsBelow(total)
        .chain((credits) => {
          const claimed = pence(total - credits.reduce((sum, { amount }) => sum + amount, 0));
          const interest = anyInterest(oldest, claimed, told, hasDueDebt && debtsAreOverdue);
          return fc.record({ credits: fc.constant(credits), interest });
        })
        .map((sums) => ({
          version: 1,
          frozenAt: null,
          ...told,
          rows,
          timeline,
          evidence,
          ...sums,
          triedToSettle: '',
        }));
    });
  });

function anyInterest(
  oldest: IsoDate,
  claimed: Pence,
  { claimant, defendant }: Parties,
  hasOverdueDebts: boolean,
): fc.Arbitrary<InterestChoice> {
  const from = dayBeforeLetter.map((day) => (day < oldest ? oldest : day));
  const begun = { from, why: fc.constant('the day it was due'), runsOn: fc.boolean() };
  const choices: fc.Arbitrary<InterestChoice>[] = [
    fc.constant({ kind: 'none' }),
    fc.record({ kind: fc.constant('court-rate' as const), ...begun }),
    fc.record({
      kind: fc.constant('agreed-rate' as const),
      percent: fc.constantFrom(0.5, 3, 4.25, 12),
      ...begun,
    }),
    fc.record({
      kind: fc.constant('own-figure' as const),
      amount: fc.integer({ min: 1, max: claimed }).map(pence),
      how: fc.constant('As in the contract'),
    }),
  ];
  if (hasOverdueDebts && canClaimLatePayment(claimant, defendant))
    choices.push(fc.record({ kind: fc.constant('late-payment' as const), runsOn: fc.boolean() }));
  return fc.oneof(...choices);
}
