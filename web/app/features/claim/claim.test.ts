import { AppError } from '@plainclaim/domain/shared/errors';
import { describe, expect, it } from 'vitest';
import type { Claim, ClaimDetails } from '../../lib/claims-api.ts';
import { nextLookMs } from './api/claim-details.ts';
import { claimErrorWords } from './claim-errors.ts';
import { letterOutcome, mailLine, mailTitle, openFailures } from './mail-words.ts';
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

describe('failed mails', () => {
  const letter = (state: ClaimDetails['mails'][number]['state']) => ({ kind: 'letter-before-action', state });
  const notice = { kind: 'claim-confirmation', state: 'failed' } as const;

  it('are told, but for a letter that was sent again since', () => {
    expect(openFailures([letter('failed'), notice])).toEqual([letter('failed'), notice]);
    expect(openFailures([letter('failed'), notice, letter('queued')])).toEqual([notice]);
    expect(openFailures([letter('sent'), letter('failed')])).toEqual([letter('failed')]);
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
    attachments: 2,
  } as const;

  it.each([
    [mail, 'Letter Before Action has been sent to the defendant with 2 attachment(s)'],
    [{ ...mail, attachments: 0 }, 'Letter Before Action has been sent to the defendant'],
    [{ ...mail, state: 'queued' as const }, 'Your letter is about to leave for accounts@tarn.example.'],
    [{ ...mail, state: 'failed' as const }, undefined],
    [
      { ...mail, kind: 'letter-to-deliver' },
      'Our product team has been notified about the unknown email address and will find another way to deliver the letter. You can also post it yourself.',
    ],
    [{ ...mail, kind: 'claim-confirmation' }, undefined],
  ])('tells what became of the letter', (one, words) => {
    expect(letterOutcome(one)).toBe(words);
  });

  it('says to whom, when and with what', () => {
    expect(mailLine(mail, 'me@post.example')).toBe(
      'To accounts@tarn.example, Nov 06, 2026 at 9:12 AM, with 2 attachment(s)',
    );
    expect(mailLine({ ...mail, kind: 'payment-receipt', attachments: 1 }, 'me@post.example')).toContain(
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
    timelineItems({ timeline, hold: null, claim: { ...claim, ...details } }, at(day)).map(
      ({ id, state }) => `${id} ${state}`,
    );

  it('shows the wait for a reply between the letter and the deadline', () => {
    expect(timelineItems({ timeline, hold: null, claim }, at('2026-11-15'))).toMatchObject([
      { id: 'incident', state: 'past', when: '14 September 2026' },
      { id: 'submitted', state: 'past', when: '6 November 2026' },
      { id: 'letter-sent', state: 'past', when: '6 November 2026' },
      { id: 'waiting', state: 'now', when: '9 days since the letter' },
      { id: 'response-deadline', state: 'next', when: '20 November 2026' },
    ]);
  });

  it('counts no days and calls nothing late while the claim is paused', () => {
    const hold = { from: '2026-11-10' } as ClaimDetails['hold'];
    expect(timelineItems({ timeline, hold, claim }, at('2026-11-25')).slice(3)).toMatchObject([
      { id: 'paused', state: 'now', when: 'Since 10 November 2026' },
      {
        id: 'response-deadline',
        state: 'next',
        when: '20 November 2026, and as much later as the claim is paused',
      },
    ]);
  });

  it('names the month of an incident without a day', () => {
    const months = timeline.map((entry) => ({
      ...entry,
      at: entry.at?.replace('-14', '-01') ?? null,
      exact: false,
    }));
    expect(timelineItems({ timeline: months, hold: null, claim }, at('2026-11-15'))[0]?.when).toBe(
      'September 2026',
    );
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
      expect(timelineItems({ timeline, hold: null, claim: replied }, at('2026-11-21'))[3]).toMatchObject({
        id: 'response-deadline',
        state: 'past',
        title: 'Reply received',
        when: '20 November 2026',
      });
      expect(
        timelineItems({ timeline, hold: null, claim: { ...claim, status } }, at('2026-11-21'))[3],
      ).toMatchObject({
        title: 'Response deadline',
      });
    },
  );

  it('shows a deadline that is still to come as such, also once the claim is active', () => {
    expect(states({ status: 'active' }, '2026-11-15')).toContain('response-deadline next');
    expect(states({ status: 'active' }, '2026-12-30')).toContain('response-deadline past');
    expect(states({ status: 'resolved' }, '2026-11-15')).toContain('response-deadline past');
  });

  it('leaves open what has no date yet', () => {
    const open = timeline.map((entry) => (entry.kind === 'letter-sent' ? { ...entry, at: null } : entry));
    const without = { ...claim, letter_sent_at: null, response_deadline: null };
    expect(timelineItems({ timeline: open, hold: null, claim: without }, at('2026-11-15'))[2]).toMatchObject({
      state: 'next',
      when: 'Not yet',
    });
  });
});
