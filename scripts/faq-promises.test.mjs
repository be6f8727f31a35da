import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minimumAge } from '@plainclaim/domain/accounts/minimum-age';
import { personAllowances } from '@plainclaim/domain/accounts/person-allowances';
import { draftRetentionDays, maxDrafts } from '@plainclaim/domain/claims/drafts';
import { maxEvidenceBytes, maxEvidenceFiles } from '@plainclaim/domain/claims/evidence';
import { letterPeriodHours, lettersPerDay } from '@plainclaim/domain/claims/letter-allowance';
import { smallClaimsLimits } from '@plainclaim/domain/claims/limits';
import { complaintBusinessDays, supportHours } from '@plainclaim/domain/contact/support';
import { courtLimits } from '@plainclaim/domain/law/court-limits';
import { issueFee } from '@plainclaim/domain/law/fees/court-fees';
import { courtRate } from '@plainclaim/domain/law/interest/rates';
import { shippedLaw } from '@plainclaim/domain/law/law';
import { lookUp } from '@plainclaim/domain/law/rows';
import { disputeFee } from '@plainclaim/domain/letters/constants';
import { responseDays } from '@plainclaim/domain/letters/response-deadline';
import { claimantPercent, commissionPercent, splitCommission } from '@plainclaim/domain/payments/commission';
import { paymentLinkDays } from '@plainclaim/domain/payments/payment-link';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { pence } from '@plainclaim/domain/shared/money';
import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import { describe, expect, it } from 'vitest';
import { authSettings } from '../server/src/features/auth/auth.settings.ts';
import { faqEntriesFor } from '../web/app/features/faq/faq-entries.ts';
import { namesIn, problemOf } from './lib/names-in-files.mjs';
import { root } from './lib/places.mjs';

const england = 'England & Wales';
const pounds = (sum) => (sum / 100).toLocaleString('en-GB');
const fee = (upTo) =>
  pounds(
    issueFee(
      {
        nation: england,
        on: londonDateOf(new Date()),
        principal: pence(upTo * 100),
        interest: pence(0),
      },
      shippedLaw,
    ).amount,
  );
const faqEntries = faqEntriesFor({ law: shippedLaw, on: londonDateOf(new Date()) });
const lawToday = ({ rows }, nation) => lookUp(rows, { nation, on: londonDateOf(new Date()) }).value;
const { codeSeconds, passwordMinimum } = authSettings('https://plainclaim.test');
const example = splitCommission(pence(900_00));

/** The figures by their names in the table, from the constants and settings of the product. */
const figures = {
  minimumAge,
  passwordMinimum,
  draftRetentionDays,
  maxEvidenceFiles,
  maxDrafts,
  lettersPerDay,
  letterPeriodHours,
  claimsAnHour: personAllowances.submissions.burst,
  lettersAnHour: personAllowances.letters.burst,
  uploadsAnHour: personAllowances.uploads.burst,
  downloadsADay: personAllowances.downloads.burst,
  complaintBusinessDays,
  commissionPercent,
  claimantPercent,
  paymentLinkDays,
  supportHours: supportHours.words,
  evidenceMegabytes: maxEvidenceBytes / 1024 / 1024,
  mailedLinkMinutes: codeSeconds / 60,
  refundDays: serviceTerms.refundDays,
  commissionDisputeDays: serviceTerms.commissionDisputeDays,
  example: '900',
  exampleCommission: pounds(example.commission),
  exampleToClaimant: pounds(example.toClaimant),
  disputeFee: pounds(disputeFee),
  ...Object.fromEntries(
    [300, 1000, 3000, 10_000].flatMap((upTo) => [
      [`upTo${upTo}`, upTo.toLocaleString('en-GB')],
      [`feeUpTo${upTo}`, fee(upTo)],
    ]),
  ),
  days: responseDays('Other', england),
  daysInjury: responseDays('Personal Injury', england),
  daysDebt: responseDays('Debt Recovery', england),
  limitEnglandWales: pounds(smallClaimsLimits[england].limit),
  limitScotland: pounds(smallClaimsLimits.Scotland.limit),
  courtLimitNorthernIreland: pounds(lawToday(courtLimits, 'Northern Ireland')),
  limitNorthernIreland: pounds(smallClaimsLimits['Northern Ireland'].limit),
  years: lawToday(shippedLaw['limitation/contract'], england),
  yearsScotland: lawToday(shippedLaw['limitation/contract'], 'Scotland'),
  yearsInjury: lawToday(shippedLaw['limitation/injury'], england),
  courtRate: lawToday(courtRate, england),
};

const rows = readFileSync(join(root, 'docs/faq-promises.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:---|answer) /.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([answer, sentence, provenBy]) => ({ answer, sentence, provenBy }));

const routes = readFileSync(join(root, 'web/app/routes.ts'), 'utf8');
const hasRoute = (address) => routes.includes(`'${address.slice(1)}'`);

const filledIn = (sentence) => sentence.replaceAll(/\{(\w+)\}/g, (_, name) => String(figures[name]));
const sentencesOf = (answer) =>
  answer.flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+(?=[\p{Lu}\d“])/u));

describe('docs/faq-promises.md', () => {
  it.each(faqEntries)('$id: names each sentence of the answer, with the figures we go by', (entry) => {
    const named = rows.filter(({ answer }) => answer === entry.id).map(({ sentence }) => filledIn(sentence));
    expect(named).toEqual(sentencesOf(entry.answer));
  });

  it('names no answer that is gone, and no figure without its constant', () => {
    const ids = new Set(faqEntries.map(({ id }) => id));
    expect(rows.filter(({ answer }) => !ids.has(answer))).toEqual([]);
    // Digits in the name of a form are not a figure of ours.
    const bare = rows.filter(({ sentence }) => /(?<![A-Z\d])\d/.test(sentence.replaceAll(/\{\w+\}/g, '')));
    expect(bare).toEqual([]);
    const used = rows.flatMap(({ sentence }) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(new Set(used)).toEqual(new Set(Object.keys(figures)));
  });

  it.each(rows)('$answer: $sentence – is proven where it says', ({ provenBy }) => {
    const addresses = [...provenBy.matchAll(/`(\/[^`]*)`/g)].map(([, address]) => address);
    const places = namesIn(provenBy);
    const problems = [
      ...addresses.filter((address) => !hasRoute(address)).map((address) => `there is no page ${address}`),
      ...places.map(problemOf).filter((problem) => problem !== null),
    ];
    expect(problems).toEqual([]);
    const others = provenBy.split('<br>').filter((one) => !one.startsWith('`'));
    for (const other of others) expect(['law', 'advice', 'team']).toContain(other);
    expect(addresses.length + places.length + others.length).toBe(provenBy.split('<br>').length);
  });
});
