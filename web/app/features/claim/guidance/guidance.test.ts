import { guidanceOptions } from '@plainclaim/domain/claims/guidance';
import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { shippedLaw } from '@plainclaim/domain/law/law';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { pence } from '@plainclaim/domain/shared/money';
import { describe, expect, it } from 'vitest';
import { guidanceFor } from './guidance.ts';
import { mediationOffer } from './mediation-offer.ts';

const sent = '2026-11-06T09:12:00.000Z';
const at = (day: string) => new Date(`${day}T12:00:00Z`);

describe('guidance', () => {
  const claim = {
    amount: pence(900_00),
    jurisdiction: 'England & Wales',
    issueType: 'Consumer Rights',
    incidentDate: toIsoDate('2026-09-01'),
  } as const;
  const today = toIsoDate('2026-11-18');
  const guide = (option: Parameters<typeof guidanceFor>[0], value: Parameters<typeof guidanceFor>[1]) =>
    guidanceFor(option, value, today, shippedLaw);
  const words = (...args: Parameters<typeof guide>) => JSON.stringify(guide(...args));

  it('names the court, the form and the fee of the jurisdiction, and none of another', () => {
    expect(words('small-claims-help', claim)).toMatch(
      /County Court.*N1.*£70\.00 to start a claim for £900\.00 with £15\.60 of interest/,
    );
    const scotland = words('small-claims-help', { ...claim, jurisdiction: 'Scotland' });
    expect(scotland).toMatch(/Sheriff Court.*Form 3A/);
    expect(scotland).not.toMatch(/County Court|N1|£70/);
    const northernIreland = words('small-claims-help', { ...claim, jurisdiction: 'Northern Ireland' });
    expect(northernIreland).toMatch(/Laganside/);
    expect(northernIreland).not.toMatch(/Sheriff|N1|£70|GOV\.UK/);
  });

  it('knows how long the courts can be asked', () => {
    expect(words('small-claims-help', claim)).toContain('6 years');
    expect(words('small-claims-help', { ...claim, jurisdiction: 'Scotland' })).toContain('5 years');
    expect(words('solicitor', { ...claim, issueType: 'Personal Injury' })).toContain('3 years');
  });

  it('warns where another place decides', () => {
    expect(words('small-claims-help', { ...claim, issueType: 'Employment Issue' })).toContain('tribunal');
  });

  it('tells an injury where to get advice, and of no form', () => {
    for (const jurisdiction of jurisdictions) {
      const advice = guide('advice', { ...claim, jurisdiction, issueType: 'Personal Injury' });
      expect(advice.title).toBe('Get advice before going to court');
      expect(JSON.stringify(advice)).not.toMatch(/Form 3A|N1|Laganside|without a lawyer/);
    }
  });

  it('tells of the limit of the court where ours is lower', () => {
    const between = { ...claim, jurisdiction: 'Northern Ireland', amount: pence(4_000_00) } as const;
    expect(words('solicitor', between)).toContain('The court itself takes small claims up to £5,000');
    expect(words('solicitor', { ...between, amount: pence(6_000_00) })).not.toContain('The court itself');
  });

  it('threatens with stricter rules only above the limit of the court itself', () => {
    const between = { ...claim, jurisdiction: 'Northern Ireland', amount: pence(4_000_00) } as const;
    expect(guide('solicitor', between).lead).toBe(
      'Your claim is above £3,000, where we suggest a solicitor before you go to court.',
    );
    expect(words('solicitor', between)).not.toContain('rules are stricter');
    for (const above of [
      { ...between, amount: pence(5_000_01) },
      { ...claim, jurisdiction: 'Scotland', amount: pence(5_000_01) },
    ] as const)
      expect(guide('solicitor', above).lead).toContain('Above it the rules are stricter');
  });

  it('says how long a claim made online leaves the other side', () => {
    expect(words('small-claims-help', claim)).toContain('28 days from the day the court issues it');
  });

  it('points out a defendant in another nation, before court and not before mediation', () => {
    const abroad = { ...claim, jurisdiction: 'Scotland', defendantPostcode: 'M1 1AE' } as const;
    for (const option of ['small-claims-help', 'solicitor'] as const)
      expect(words(option, abroad)).toContain('The defendant’s postcode is in England & Wales');
    expect(words('mediation', abroad)).not.toContain('postcode');
    expect(words('small-claims-help', { ...abroad, defendantPostcode: 'EH1 1YZ' })).not.toContain('postcode');
  });

  it('has something to say for every claim', () => {
    for (const jurisdiction of jurisdictions)
      for (const issueType of issueTypes)
        for (const option of guidanceOptions) {
          const { steps } = guide(option, { ...claim, jurisdiction, issueType });
          expect(steps.length).toBeGreaterThan(2);
          expect(words(option, { ...claim, jurisdiction, issueType })).not.toMatch(/undefined|null|NaN/);
        }
  });

  it('gives words for an offer to mediate', () => {
    const facts = {
      id: '7c1f0a52-3b9e-4d17-9a60-52f8e1c4b7d3',
      amount: 900,
      plaintiff_name: 'Hannah Okoro',
      defendant_name: 'Tarn & Thistle Kitchens Ltd',
      letter_sent_at: sent,
      reply_received_at: null,
    };
    expect(mediationOffer(facts, at('2026-11-21'))).toMatch(
      /Dear Tarn & Thistle Kitchens Ltd,[\s\S]*I have not had a reply[\s\S]*6 November 2026[\s\S]*£900\.00[\s\S]*by 5 December 2026/,
    );
    const replied = mediationOffer({ ...facts, reply_received_at: sent }, at('2026-11-21'));
    expect(replied).toContain('Thank you for your reply to my Letter Before Action of 6 November 2026');
    expect(replied).not.toContain('not had');
  });
});
