import { replyHints } from '@plainclaim/domain/replies/hints';
import { replyTypes } from '@plainclaim/domain/replies/patterns';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Offer, Reply } from './api/admin-api.ts';
import { Replies } from './components/review/replies.tsx';
import { ResponseAnalysis } from './components/review/response-analysis.tsx';
import { reply, words } from './testing/screen-words.tsx';

const offer = (more: Partial<Offer>): Offer => ({
  id: '90000000-0000-4000-8000-000000000001',
  claim_id: '10000000-0000-4000-8000-000000000001',
  offered_amount: 600,
  settlement_reference: 'SET-1',
  defendant_message: '',
  admin_notes: '',
  created_at: '2026-11-16T10:00:00.000Z',
  shown_from: '2026-11-16T10:01:00.000Z',
  answerable_until: null,
  withdrawn_at: null,
  replaced_at: null,
  response: null,
  ...more,
});

describe('the review', () => {
  it.each(replyTypes)('has a hint for %s', async (parsed_type) => {
    const shown = await words(<ResponseAnalysis offers={[]} reply={{ ...reply, parsed_type }} />);
    expect(shown).toContain(replyHints[parsed_type]);
    expect(shown).toContain(parsed_type);
  });

  it('calls an offer by its name, and suggests no link', async () => {
    const offer = {
      ...reply,
      parsed_type: 'PAYMENT' as const,
      email_body: 'I could pay £1 as a full and final sum.',
    };
    const shown = await words(<ResponseAnalysis offers={[]} reply={offer} />);
    expect(shown).toContain('This reads as an offer, not as a promise to pay in full');
    expect(shown).toContain('“full and final”');
    expect(shown).not.toContain('Consider sending payment link');
  });

  it.each([
    ['accept', 'The claimant has accepted the offer of £600.00.'],
    ['reject', 'The claimant has rejected the offer of £600.00.'],
    [null, 'The claimant has not answered the offer of £600.00 yet.'],
  ] as const)('suggests no offer once one has followed (answer: %s)', async (answer, hint) => {
    const offering = {
      ...reply,
      parsed_type: 'PAYMENT' as const,
      email_body: 'I could pay £600 as a full and final sum.',
    };
    const followed = offer({
      created_at: '2026-11-16T10:00:00.000Z',
      response: answer && { response_type: answer, response_timestamp: '2026-11-16T11:00:00.000Z' },
    });
    const shown = await words(<ResponseAnalysis reply={offering} offers={[followed]} />);
    expect(shown).toContain(hint);
    expect(shown).not.toMatch(/Consider recording a settlement offer|send it on as a settlement offer/);
    const standsFor = async (one: Offer) =>
      (await words(<ResponseAnalysis reply={offering} offers={[one]} />)).includes(
        'Consider recording a settlement offer',
      );
    // A reply that came after it, and an offer that was withdrawn, still suggest one.
    expect(await standsFor({ ...followed, created_at: '2026-11-15T10:00:00.000Z' })).toBe(true);
    const withdrawn_at = '2026-11-16T10:30:00.000Z';
    expect(await standsFor({ ...followed, response: null, withdrawn_at, replaced_at: withdrawn_at })).toBe(
      true,
    );
  });

  it('suggests nothing to send to a closed claim', async () => {
    const claim = { amount: 900, status: 'resolved' } as Reply['claim'];
    const paying = {
      ...reply,
      claim,
      parsed_type: 'PAYMENT' as const,
      email_body: 'I can pay £1 if I must.',
    };
    const shown = await words(<ResponseAnalysis offers={[]} reply={paying} />);
    expect(shown).toContain('The claim is closed, so there is nothing to send.');
    expect(shown).not.toMatch(/Consider sending payment link|send it on as a settlement offer/);
  });

  it('names both sides of a reply that offers and disputes', async () => {
    const both = {
      ...reply,
      parsed_type: 'PAYMENT' as const,
      email_body: 'I could pay £1 as a full and final sum. But I dispute this claim.',
    };
    const shown = await words(<ResponseAnalysis offers={[]} reply={both} />);
    expect(shown).toContain(
      'The same reply also disputes the claim: read all of it before anything is sent.',
    );
  });

  it.each([
    [true, 'YES'],
    [false, 'NO'],
  ])('says whether a person must look: %s', async (requires_manual_review, answer) => {
    const shown = await words(<ResponseAnalysis offers={[]} reply={{ ...reply, requires_manual_review }} />);
    expect(shown.split('\n')).toContain(answer);
  });

  it('reads nothing into what a program sent', async () => {
    const shown = await words(
      <ResponseAnalysis offers={[]} reply={{ ...reply, kind: 'auto-reply', is_reply: false }} />,
    );
    expect(shown).toContain('It does not count as a response.');
  });

  it('opens the newest reply, marks what counted, and folds the others', () => {
    const older = { ...reply, id: '80000000-0000-4000-8000-000000000002', email_subject: 'Before that' };
    const html = renderToStaticMarkup(<Replies replies={[reply, older]} newest={reply} />);
    const [opened = '', folded = ''] = html.split('Other messages');
    expect(opened).toMatch(/<mark[^>]*>I dispute/);
    expect(opened).toContain('Re: your letter');
    expect(folded).toMatch(/<details(?![^>]* open)[^>]*>.*Before that/s);
  });

  it('keeps the name of a mark apart from the words around it, for a screen reader and for a copy', () => {
    const half = {
      ...reply,
      email_body: 'I agree to pay half.',
      matches: [{ name: 'agree', category: 'PAYMENT' as const, start: 0, end: 14 }],
    };
    const html = renderToStaticMarkup(<Replies replies={[half]} newest={half} />);
    expect(html.replace(/<[^>]+>/g, '').replace(/ +/g, ' ')).toContain(
      'I agree to [Payment] pay half [Offer] .',
    );
  });

  it('marks a folded message that waits for a decision', async () => {
    const older = { ...reply, id: '80000000-0000-4000-8000-000000000002', claim_id: 'any' };
    const folded = async (more: Partial<Reply>) =>
      (await words(<Replies replies={[reply, { ...older, ...more }]} newest={reply} />)).split(
        'Other messages',
      )[1];
    expect(await folded({ processed_at: null })).toContain('Waits for a decision');
    expect(await folded({ processed_at: null, is_reply: false })).not.toContain('Waits for a decision');
    expect(await folded({})).not.toContain('Waits for a decision');
  });

  it('says that nobody has answered', async () => {
    const shown = await words(<Replies replies={[]} newest={undefined} />);
    expect(shown).toContain('No Defendant Response');
    expect(shown).toContain('No response has been received from the defendant yet.');
  });

  it('holds no silence against a defendant whom no letter reached', async () => {
    const shown = await words(<Replies replies={[]} newest={undefined} isUnserved />);
    expect(shown).toContain('No copy of the letter has reached the defendant');
    expect(shown).not.toContain('No response');
    const answered = await words(<Replies replies={[reply]} newest={reply} isUnserved />);
    expect(answered).not.toContain('No copy of the letter');
  });
});
