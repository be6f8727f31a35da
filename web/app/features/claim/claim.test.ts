import { guidanceOptions } from '@plainclaim/domain/claims/guidance';
import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { shippedLaw } from '@plainclaim/domain/law/law';
import { AppError } from '@plainclaim/domain/shared/errors';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { pence } from '@plainclaim/domain/shared/money';
import { describe, expect, it } from 'vitest';
import type { Claim, ClaimDetails } from '../../lib/claims-api.ts';
import { nextLookMs } from './api/claim-details.ts';
import { claimErrorWords } from './claim-errors.ts';
import { guidanceFor } from './guidance/guidance.ts';
import { mediationOffer } from './guidance/mediation-offer.ts';
import { letterOutcome, mailLine, mailTitle } from './mail-words.ts';
import { dayAfterDeadline, replyDays } from './reply-days.ts';
import { sendFailure, sendOffer } from './send-words.ts';
import { timelineItems } from './timeline-items.ts';

const sent = '2026-11-06T09:12:00.000Z';
const deadline = '2026-11-20T09:12:00.000Z';
const at = (day: string) => new Date(`${day}T12:00:00Z`);

describe('an error about a claim', () => {
  it.each([
    [new AppError('not_found', 'x'), 'Claim not found or you do not have permission to view it.'],
    [new AppError('forbidden', 'x'), 'Claim not found or you do not have permission to view it.'],
    [new AppError('unauthenticated', 'x'), 'User not authenticated or claim ID is missing.'],
    [new AppError('unavailable', 'x'), 'Failed to load claim details.'],
    [new Error('x'), 'Failed to load claim details.'],
  ])('%s reads %s', (error, words) => {
    expect(claimErrorWords(error)).toBe(words);
  });
});

describe('the page of a claim', () => {
  const mails = (...states: ClaimDetails['mails'][number]['state'][]) =>
    ({ mails: states.map((state) => ({ state })) }) as Pick<ClaimDetails, 'mails'>;

  it('looks again only while a mail is on its way, less and less often', () => {
    expect(nextLookMs(undefined, 0)).toBe(false);
    expect(nextLookMs(mails('sent', 'failed', 'kept'), 1)).toBe(false);
    const looks = [1, 2, 5, 40].map((count) => nextLookMs(mails('sent', 'queued'), count));
    expect(looks).toEqual([1500, 2100, 1500 * 1.4 ** 4, 20_000]);
  });
});

describe('a mail', () => {
  const mail = {
    kind: 'letter-before-action',
    subject: 'Letter',
    to: 'accounts@tarn.example',
    state: 'sent',
    created_at: sent,
    sent_at: sent,
    attachments: 3,
  } as const;

  it.each([
    [mail, 'Letter Before Action has been sent to the defendant with 2 attachment(s)'],
    [{ ...mail, attachments: 1 }, 'Letter Before Action has been sent to the defendant'],
    [{ ...mail, state: 'queued' as const }, 'Your letter is on its way to accounts@tarn.example.'],
    [{ ...mail, state: 'failed' as const }, undefined],
    [
      { ...mail, kind: 'letter-to-deliver' },
      'Our product team has been notified about the unknown email address and will find another way to deliver the letter.',
    ],
    [{ ...mail, kind: 'claim-confirmation' }, undefined],
  ])('tells what became of the letter', (one, words) => {
    expect(letterOutcome(one)).toBe(words);
  });

  it('says to whom, when and with what', () => {
    expect(mailLine(mail, 'me@post.example')).toBe(
      'To accounts@tarn.example, Nov 06, 2026 at 9:12 AM, with 2 attachment(s)',
    );
    expect(mailLine({ ...mail, kind: 'claim-confirmation', attachments: 1 }, 'me@post.example')).toContain(
      'with 1 attachment(s)',
    );
    expect(mailLine({ ...mail, to: 'me@post.example', attachments: 0 }, 'me@post.example')).toBe(
      'To you, Nov 06, 2026 at 9:12 AM',
    );
    expect(mailTitle({ kind: 'something-new', subject: 'News' })).toBe('News');
  });
});

describe('sending a kept letter', () => {
  const claim = {
    defendant_name: 'Tarn Ltd',
    defendant_email: 'accounts@tarn.example',
    defendant_email_unknown: false,
  };

  it.each([
    [claim, 0, 'It goes by email to Tarn Ltd at accounts@tarn.example.'],
    [
      claim,
      2,
      'It goes by email to Tarn Ltd at accounts@tarn.example, together with the documents of this claim.',
    ],
    [
      { ...claim, defendant_email: 'unknown@defendant.invalid', defendant_email_unknown: true },
      1,
      'No email address is known for Tarn Ltd, so the letter goes to our team, together with the documents of this claim. They will find another way to deliver it.',
    ],
  ])('says where it goes', (one, documents, words) => {
    expect(sendOffer(one, documents)).toBe(words);
  });

  it.each([
    [
      new AppError('unavailable', 'x', { userMessage: 'Email sending failed: no such mailbox' }),
      'no such mailbox',
    ],
    [new AppError('conflict', 'x', { userMessage: 'Nothing was sent.' }), 'Nothing was sent.'],
    [new AppError('internal', 'x'), 'Failed to send email'],
    [new Error('x'), 'Failed to send email'],
  ])('says why it failed, once', (error, why) => {
    expect(sendFailure(error)).toBe(`Email sending failed: ${why}`);
  });
});

describe('the days to reply', () => {
  const claim = { status: 'pending', letter_sent_at: sent, response_deadline: deadline } as const;

  it('are counted from the letter', () => {
    expect(replyDays(claim, at('2026-11-15'))).toEqual({
      left: 5,
      total: 14,
      from: '6 November',
      to: '20 November',
    });
    expect(replyDays(claim, at('2026-11-20'))?.left).toBe(0);
  });

  it('are not shown when they are over or nobody waits', () => {
    expect(replyDays(claim, at('2026-11-21'))).toBeUndefined();
    expect(replyDays({ ...claim, status: 'responded' }, at('2026-11-15'))).toBeUndefined();
    expect(replyDays({ ...claim, letter_sent_at: null }, at('2026-11-15'))).toBeUndefined();
  });

  it('are followed by a letter to the claimant', () => {
    expect(dayAfterDeadline(deadline)).toBe('21 November 2026');
  });
});

describe('the timeline', () => {
  const timeline: ClaimDetails['timeline'] = [
    { kind: 'incident', at: '2026-09-14', label: 'Incident date' },
    { kind: 'submitted', at: sent, label: 'Claim submitted' },
    { kind: 'letter-sent', at: sent, label: 'Letter sent' },
    { kind: 'response-deadline', at: deadline, label: 'Response deadline' },
  ];
  const claim = { status: 'pending', letter_sent_at: sent, response_deadline: deadline } as Claim;
  const states = (details: { status: Claim['status'] }, day: string) =>
    timelineItems({ timeline, claim: { ...claim, ...details } }, at(day)).map(
      ({ id, state }) => `${id} ${state}`,
    );

  it('shows the wait for a reply between the letter and the deadline', () => {
    expect(timelineItems({ timeline, claim }, at('2026-11-15'))).toMatchObject([
      { id: 'incident', state: 'past', when: 'September 14, 2026' },
      { id: 'submitted', state: 'past', when: 'Nov 06, 2026 at 9:12 AM' },
      { id: 'letter-sent', state: 'past' },
      { id: 'waiting', state: 'now', when: '9 days since the letter' },
      { id: 'response-deadline', state: 'next', when: '20 November 2026' },
    ]);
  });

  it('says what is over', () => {
    expect(states({ status: 'pending' }, '2026-11-21').slice(3)).toEqual(['response-deadline past']);
    expect(states({ status: 'resolved' }, '2026-11-15').slice(3)).toEqual([
      'response-deadline past',
      'end past',
    ]);
    expect(states({ status: 'cancelled' }, '2026-11-15').at(-1)).toBe('end past');
  });

  it.each(['responded', 'active', 'settlement_accepted_payment_pending', 'resolved'] as const)(
    'calls the day a reply came by its name while the claim is %s',
    (status) => {
      const replied = { ...claim, status, reply_received_at: deadline };
      expect(timelineItems({ timeline, claim: replied }, at('2026-11-21'))[3]).toMatchObject({
        id: 'response-deadline',
        state: 'past',
        title: 'Reply received',
        when: '20 November 2026',
      });
      expect(timelineItems({ timeline, claim: { ...claim, status } }, at('2026-11-21'))[3]).toMatchObject({
        title: 'Response deadline',
      });
    },
  );

  it('leaves open what has no date yet', () => {
    const open = timeline.map((entry) => (entry.kind === 'letter-sent' ? { ...entry, at: null } : entry));
    const without = { ...claim, letter_sent_at: null, response_deadline: null };
    expect(timelineItems({ timeline: open, claim: without }, at('2026-11-15'))[2]).toMatchObject({
      state: 'next',
      when: 'Not yet',
    });
  });
});

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
    const offer = mediationOffer(
      {
        id: '7c1f0a52-3b9e-4d17-9a60-52f8e1c4b7d3',
        amount: 900,
        plaintiff_name: 'Hannah Okoro',
        defendant_name: 'Tarn & Thistle Kitchens Ltd',
        letter_sent_at: sent,
      },
      at('2026-11-21'),
    );
    expect(offer).toMatch(
      /Dear Tarn & Thistle Kitchens Ltd,[\s\S]*6 November 2026[\s\S]*£900\.00[\s\S]*by 5 December 2026/,
    );
  });
});
