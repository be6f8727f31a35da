import { replyHints } from '@plainclaim/domain/replies/hints';
import { replyTypes } from '@plainclaim/domain/replies/patterns';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Reply } from './api/admin-api.ts';
import { Replies } from './components/review/replies.tsx';
import { ResponseAnalysis } from './components/review/response-analysis.tsx';
import { reply, words } from './testing/screen-words.tsx';

describe('the review', () => {
  it.each(replyTypes)('has a hint for %s', async (parsed_type) => {
    const shown = await words(<ResponseAnalysis reply={{ ...reply, parsed_type }} />);
    expect(shown).toContain(replyHints[parsed_type]);
    expect(shown).toContain(parsed_type);
  });

  it('calls an offer by its name, and suggests no link', async () => {
    const offer = {
      ...reply,
      parsed_type: 'PAYMENT' as const,
      email_body: 'I could pay £1 as a full and final sum.',
    };
    const shown = await words(<ResponseAnalysis reply={offer} />);
    expect(shown).toContain('This reads as an offer, not as a promise to pay in full');
    expect(shown).toContain('“full and final”');
    expect(shown).not.toContain('Consider sending payment link');
  });

  it('suggests nothing to send to a closed claim', async () => {
    const claim = { amount: 900, status: 'resolved' } as Reply['claim'];
    const paying = {
      ...reply,
      claim,
      parsed_type: 'PAYMENT' as const,
      email_body: 'I can pay £1 if I must.',
    };
    const shown = await words(<ResponseAnalysis reply={paying} />);
    expect(shown).toContain('The claim is closed, so there is nothing to send.');
    expect(shown).not.toMatch(/Consider sending payment link|send it on as a settlement offer/);
  });

  it('names both sides of a reply that offers and disputes', async () => {
    const both = {
      ...reply,
      parsed_type: 'PAYMENT' as const,
      email_body: 'I could pay £1 as a full and final sum. But I dispute this claim.',
    };
    const shown = await words(<ResponseAnalysis reply={both} />);
    expect(shown).toContain(
      'The same reply also disputes the claim: read all of it before anything is sent.',
    );
  });

  it.each([
    [true, 'YES'],
    [false, 'NO'],
  ])('says whether a person must look: %s', async (requires_manual_review, answer) => {
    const shown = await words(<ResponseAnalysis reply={{ ...reply, requires_manual_review }} />);
    expect(shown.split('\n')).toContain(answer);
  });

  it('reads nothing into what a program sent', async () => {
    const shown = await words(<ResponseAnalysis reply={{ ...reply, kind: 'auto-reply', is_reply: false }} />);
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
});
